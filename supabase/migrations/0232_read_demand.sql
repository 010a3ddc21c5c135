-- Who waits for what to be back, for administrators.

create index back_in_stock_requests_told on public.back_in_stock_requests (notified_at) where notified_at is not null;

-- What is waited for, by variant or by product, the most awaited first; null for whoever is no administrator. `asked`: by (variant,
-- product), words, language, after ({waiting, key} of the last before the page), size. Counts are confirmed requests; `told` are
-- notices of the last ninety days. Totals come with the first page.
create function public.list_demand(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  by_product constant boolean := asked ->> 'by' = 'product';
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  after_waiting constant bigint := asked #>> '{after,waiting}';
  after_key constant text := asked #>> '{after,key}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with requested as (
    select variant_id,
      count(*) filter (where confirmed_at is not null and notified_at is null) as waiting,
      min(confirmed_at) filter (where notified_at is null) as since,
      count(*) filter (where notified_at > now() - interval '90 days') as told, max(notified_at) as told_at
    from public.back_in_stock_requests
    where (confirmed_at is not null and notified_at is null) or notified_at > now() - interval '90 days'
    group by variant_id
  ),
  counted as (
    select case when by_product then product.id else variant.sku end as key, product.id as product_id,
      case when not by_product then min(variant.size) end as size, case when not by_product then min(variant.color) end as color,
      sum(waiting) as waiting, min(since) as since, sum(told) as told, max(told_at) as told_at,
      case when by_product then min(product.stock_quantity) else min(variant.free) end as free,
      count(*) filter (where waiting > 0) as sizes
    from requested
    join public.product_variants variant on variant.id = variant_id
    join public.products product on product.id = variant.product_id
    where words is null or public.product_words(product.name, product.name_lt, product.name_ru, product.sku, product.brand) like '%' || public.escape_like(words) || '%'
      or (not by_product and public.normalize_search(variant.sku) like '%' || public.escape_like(words) || '%')
    group by 1, product.id
  ),
  page as (
    select * from counted
    where after_key is null or waiting < after_waiting or (waiting = after_waiting and key > after_key)
    order by waiting desc, key limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'rows', coalesce(jsonb_agg(
      to_jsonb(page) || jsonb_build_object('name', public.name_in(product, asked ->> 'language'), 'active', product.active)
      order by waiting desc, key
    ), '[]')
  ) || case when after_key is null then jsonb_build_object(
    'total', (select count(*) from counted), 'people', (select coalesce(sum(waiting), 0) from counted)
  ) else '{}' end into answer
  from page join public.products product on product.id = page.product_id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{rows}', (answer -> 'rows') - page_size);
  end if;
  return answer;
end
$$;

revoke execute on function public.list_demand(jsonb) from public, anon, service_role;
grant execute on function public.list_demand(jsonb) to authenticated;
