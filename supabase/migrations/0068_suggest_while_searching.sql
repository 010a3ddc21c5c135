-- What the search page and the overlay of the header ask. Both run as their owner and give nothing away that a visitor could
-- not read: active products and categories.

-- Active categories whose name, with that of their department, has every term; where there are none, those that the found
-- products stand in. Never more than five. `items`: active products in the category and below.
create function public.suggest_categories(terms text[], spoken text, found text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with recursive tree as (
    select id, slug, told.name, told.name as label, array[id] as chain
    from public.categories
    cross join lateral (select case spoken when 'lt' then name_lt when 'ru' then name_ru else name end as name) told
    where parent_id is null and is_active
    union all
    select child.id, child.slug, told.name, split_part(above.label, ', ', 1) || ', ' || told.name, above.chain || child.id
    from public.categories child join tree above on above.id = child.parent_id
    cross join lateral (
      select case spoken when 'lt' then child.name_lt when 'ru' then child.name_ru else child.name end as name
    ) told
    where child.is_active
  ),
  ranked as (
    select tree.*,
      cardinality(terms) > 0
        and (select bool_and(public.search_words_of(tree.label) ~ term) from unnest(terms) term) as is_named,
      (
        select count(*) from public.products product
        where product.id = any (found) and product.category = tree.slug
      ) as hits
    from tree
  ),
  chosen as (
    select * from ranked where is_named or (hits > 0 and not exists (select from ranked where is_named))
    order by is_named desc, cardinality(chain), hits desc, slug limit 5
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('slug', slug, 'name', label, 'items', items)
      order by is_named desc, cardinality(chain), hits desc, slug
    ), '[]'
  )
  from chosen cross join lateral (
    select count(*) as items from public.products product
    where product.active
      and product.category in (select below.slug from tree below where below.chain @> array[chosen.id])
  ) counted
  where items > 0
$$;

-- Phrases that go on from what was typed: the typed words with the last one completed as it stands in a product's name, then
-- whole names that have every term. Only what leads to products, so never more than was found.
create function public.complete_search(words text, terms text[], spoken text, found text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with typed as (
    select replace(trim(public.search_words_of(left(words, 100))), ' ', '[^[:alnum:]]+') as pattern
  ),
  named as (
    select lower(case spoken when 'lt' then name_lt when 'ru' then name_ru else name end) as name, place
    from unnest(found) with ordinality as hit (id, place) join public.products product on product.id = hit.id
  ),
  cut as (
    select name, place, (
      select substr(name, strpos(folded, matched), length(matched))
      from (
        select folded, substring(folded from '\m' || pattern || '[[:alnum:]]*') as matched
        from typed, public.normalize_search(name) folded
        -- Letters that become two without their accent would cut the name in the wrong place.
        where typed.pattern <> '' and length(folded) = length(name)
      ) match
    ) as phrase
    from named
    where cardinality(terms) > 0
      and (select bool_and(public.search_words_of(name) ~ term) from unnest(terms) term)
  ),
  phrases as (
    select phrase, 0 as kind, -count(*) as weight from cut where phrase is not null group by phrase
    union all
    select name, 1, min(place) from cut
    where length(name) <= 60 and name not in (select phrase from cut where phrase is not null)
    group by name
  )
  select coalesce(jsonb_agg(phrase order by kind, weight, phrase), '[]')
  from (select * from phrases order by kind, weight, phrase limit 5) shown
$$;

-- Where the shop leads this query instead of searching; null for nearly all.
create function public.find_search_redirect(words text, spoken text) returns text
language sql stable security definer set search_path = '' as $$
  select path from public.search_redirects
  where language = spoken and public.normalize_search(query) = public.normalize_search(trim(left(words, 100)))
  limit 1
$$;

-- While somebody types: four products (a hit in the name before one in the description), categories, phrases, how many there
-- are in all (50 at most, as on the page).
create function public.suggest_search(words text, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spoken constant text := case when language in ('lt', 'ru') then language else 'en' end;
  found record;
  terms text[];
begin
  select * into found from public.find_products(words, spoken);
  terms := public.search_terms(coalesce(found.corrected, left(words, 100), ''), spoken);
  return jsonb_build_object(
    'total', cardinality(found.ids),
    'corrected', found.corrected,
    'redirect', public.find_search_redirect(words, spoken),
    'phrases', public.complete_search(coalesce(found.corrected, words, ''), terms, spoken, found.ids),
    'categories', public.suggest_categories(terms, spoken, found.ids),
    'products', (
      select coalesce(jsonb_agg(to_jsonb(shown) - 'hits' - 'place' order by hits desc, place), '[]')
      from (
        select product.id, case spoken when 'lt' then name_lt when 'ru' then name_ru else name end as name,
          product.price, product.sale_price, product.images[1] as picture, hit.place,
          (select count(*) from unnest(terms) term where document.title ~ term) as hits
        from unnest(found.ids) with ordinality as hit (id, place)
        join public.products product on product.id = hit.id
        join public.search_documents document on document.product_id = hit.id and document.language = spoken
        order by hits desc, place limit 4
      ) shown
    )
  );
end
$$;

-- Counts a search for the back office. Whoever floods it gains nothing: 30 a minute are counted for one address, and 5 000
-- different queries a day and language; the search itself goes on.
create function public.count_visitor_search(words text, spoken text, results integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  client constant text := coalesce(
    headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''
  );
  asked constant text := left(trim(regexp_replace(public.normalize_search(left(words, 100)), '\s+', ' ', 'g')), 100);
begin
  if not public.take_rate_limit('search-count', client, 30, 60) then
    return;
  end if;
  if not exists (
    select from public.search_counts known
    where known.day = current_date and known.language = spoken and known.query = asked
  ) and (
    select count(*) from public.search_counts known where known.day = current_date and known.language = spoken
  ) >= 5000 then
    return;
  end if;
  perform public.count_search(words, spoken, results);
end
$$;

-- The search page: which products, in which order; what was understood; where else to look. Each call that is no redirect
-- is counted.
create function public.search_shop(words text, language text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  spoken constant text := case when language in ('lt', 'ru') then language else 'en' end;
  redirect constant text := public.find_search_redirect(words, spoken);
  found record;
begin
  select * into found from public.find_products(words, spoken);
  if redirect is null then
    perform public.count_visitor_search(coalesce(words, ''), spoken, cardinality(found.ids));
  end if;
  return jsonb_build_object(
    'ids', to_jsonb(found.ids),
    'corrected', found.corrected,
    'redirect', redirect,
    'categories', public.suggest_categories(
      public.search_terms(coalesce(found.corrected, left(words, 100), ''), spoken), spoken, found.ids
    )
  );
end
$$;

grant execute on function public.suggest_search(text, text), public.search_shop(text, text) to anon, authenticated;
