-- Categories that merely hold found products come by how many of them they hold: where most of the wool is, not whatever
-- stands highest in the tree. Those that the words name still come from the top down.
create or replace function public.suggest_categories(terms text[], spoken text, found text[]) returns jsonb
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
    order by is_named desc, case when is_named then cardinality(chain) end, hits desc, slug limit 5
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('slug', slug, 'name', label, 'items', items)
      order by is_named desc, case when is_named then cardinality(chain) end, hits desc, slug
    ), '[]'
  )
  from chosen cross join lateral (
    select count(*) as items from public.products product
    where product.active
      and product.category in (select below.slug from tree below where below.chain @> array[chosen.id])
  ) counted
  where items > 0
$$;
