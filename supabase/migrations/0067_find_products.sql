-- The storefront's search (storefront.md section 7), and what goes beyond it (docs/decisions/0004-how-search-orders.md):
-- 1. the product whose id or code was typed;
-- 2. name or description holds the words as they stand, newest first, 50 at most (the specification);
-- 3. fewer than 10: up to 20 by tag after them (the specification);
-- 4. room left: every word, in any form and order, in name, brand, categories, colours or description; more words in the
--    title first, then newest;
-- 5. nothing at all: the same with mistyped words corrected.
-- Everything is active and in stock. 100 characters and 8 words of a query are read, so its cost is bounded.
create function public.find_products(words text, language text, out ids text[], out corrected text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most constant integer := 50;
  wanted constant text := public.normalize_search(trim(left(coalesce(words, ''), 100)));
  pattern constant text := '%' || public.escape_like(wanted) || '%';
  spoken constant text := case when language in ('lt', 'ru') then language else 'en' end;
begin
  if wanted = '' then
    ids := array(
      select id from public.products where active and stock_quantity > 0 order by created_at desc, id limit most
    );
    return;
  end if;
  ids := array(
    select id from public.products
    where active and stock_quantity > 0 and (
      id = wanted or sku = upper(wanted)
      or id in (select product_id from public.product_variants where sku = upper(wanted))
    )
  );
  -- Each language has a statement of its own, so that its trigram index serves.
  if spoken = 'lt' then
    ids := ids || array(
      select id from public.products
      where active and stock_quantity > 0 and id <> all (ids)
        and public.normalize_search(name_lt || ' ' || description_lt) like pattern
      order by created_at desc, id limit most
    );
  elsif spoken = 'ru' then
    ids := ids || array(
      select id from public.products
      where active and stock_quantity > 0 and id <> all (ids)
        and public.normalize_search(name_ru || ' ' || description_ru) like pattern
      order by created_at desc, id limit most
    );
  else
    ids := ids || array(
      select id from public.products
      where active and stock_quantity > 0 and id <> all (ids)
        and public.normalize_search(name || ' ' || description) like pattern
      order by created_at desc, id limit most
    );
  end if;
  if cardinality(ids) < 10 then
    ids := ids || array(
      select id from public.products
      where active and stock_quantity > 0 and tags @> array[wanted] and id <> all (ids)
      order by created_at desc, id limit 20
    );
  end if;
  ids := (ids || public.find_by_words(public.search_terms(wanted, spoken), spoken, ids, most - cardinality(ids)))[1:most];
  if cardinality(ids) = 0 then
    corrected := public.correct_search(wanted, spoken);
    ids := public.find_by_words(public.search_terms(corrected, spoken), spoken, ids, most);
    if cardinality(ids) = 0 then
      corrected := null;
    end if;
  end if;
end
$$;

-- Up to `room` further products that have every term. Built as a statement because only patterns that stand in it as
-- constants are looked up in the trigram index; they hold letters, digits, spaces, bars and brackets of our own.
create function public.find_by_words(terms text[], spoken text, known text[], room integer) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  found text[];
begin
  if room <= 0 or cardinality(terms) is null or cardinality(terms) = 0 then
    return '{}';
  end if;
  execute (
    select 'select array(
      select document.product_id from public.search_documents document
      join public.products product on product.id = document.product_id
      where document.language = $1 and product.active and product.stock_quantity > 0 and product.id <> all ($2) and '
      || string_agg(format('document.words ~ %L', term), ' and ')
      || ' order by ' || string_agg(format('(document.title ~ %L)::integer', term), ' + ')
      || ' desc, product.created_at desc, product.id limit $3)'
    from unnest(terms) term
  ) into found using spoken, known, room;
  return found;
end
$$;

create or replace function public.search_products(words text, language text default 'en') returns setof public.products
language sql stable security definer set search_path = '' as $$
  select product.* from public.find_products(words, language) found
  cross join unnest(found.ids) with ordinality as hit (id, place)
  join public.products product on product.id = hit.id order by hit.place
$$;
