-- The storefront's search (storefront.md section 7): active and in stock, name or description in the language of the page
-- holds the words, case and accents aside, newest first, 50; fewer than 10: up to 20 by tag after them. % and _ mean
-- themselves. Empty words list everything. Each language has a statement of its own, so that its trigram index serves.
create function public.search_products(words text, language text default 'en') returns setof public.products
language plpgsql stable set search_path = '' as $$
declare
  wanted constant text := public.normalize_search(trim(left(coalesce(words, ''), 100)));
  pattern constant text := '%' || public.escape_like(wanted) || '%';
  found_ids text[];
begin
  if language = 'lt' then
    found_ids := array(
      select id from public.products
      where active and stock_quantity > 0
        and public.normalize_search(name_lt || ' ' || description_lt) like pattern
      order by created_at desc, id limit 50
    );
  elsif language = 'ru' then
    found_ids := array(
      select id from public.products
      where active and stock_quantity > 0
        and public.normalize_search(name_ru || ' ' || description_ru) like pattern
      order by created_at desc, id limit 50
    );
  else
    found_ids := array(
      select id from public.products
      where active and stock_quantity > 0
        and public.normalize_search(name || ' ' || description) like pattern
      order by created_at desc, id limit 50
    );
  end if;
  if wanted <> '' and cardinality(found_ids) < 10 then
    found_ids := found_ids || array(
      select id from public.products
      where active and stock_quantity > 0 and tags @> array[wanted] and id <> all (found_ids)
      order by created_at desc, id limit 20
    );
  end if;
  return query
    select product.* from unnest(found_ids) with ordinality as hit (id, place)
    join public.products product on product.id = hit.id order by hit.place;
end
$$;

grant execute on function public.search_products(text, text) to anon, authenticated;
