-- Whole products by their ids, for pages that are rendered on request: each as the build would read it, whatever that comes to
-- read. By the service key alone.
create function public.read_chosen_products(ids text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(public.read_catalogue_products(
    coalesce((select max(before.id) from public.products before where before.active and before.id < product.id), ''), 1
  ) -> 0 order by product.id), '[]')
  from public.products product
  where product.id = any (ids) and product.active
$$;

-- The ids of a page's own list: active products of these categories, the newest first.
create function public.read_product_ids(category_slugs text[], at_most integer) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(id order by created_at desc, id), '{}')
  from (
    select id, created_at from public.products
    where active and category = any (category_slugs)
    order by created_at desc, id
    limit least(at_most, 1000)
  ) chosen
$$;

-- The ids that every page leads on to (menus, “wear it with”): of each category the foremost in stock.
create function public.read_foremost_ids(of_each integer) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(foremost.id order by foremost.id), '{}')
  from public.categories category
  cross join lateral (
    select id from public.products product
    where product.category = category.slug and product.active and product.stock_quantity > 0
    order by product.featured desc, product.created_at desc, product.id
    limit least(of_each, 10)
  ) foremost
  where category.is_active
$$;
