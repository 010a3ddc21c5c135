-- Products that lack something join what a day asks for: first those that are for sale all the same, as after a change of law.
alter function public.read_today(jsonb) rename to read_today_of_trade;
revoke execute on function public.read_today_of_trade(jsonb) from authenticated;

-- What asks for attention today, as `read_today_of_trade`, and `incomplete`: products that fail the publish check, each with what
-- it lacks; null for whoever is not an administrator. `asked`: language.
create function public.read_today(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return (
    with found as (
      select product.id, product.active, product.updated_at, problems, public.name_in(product, asked ->> 'language') as name
      from public.find_product_problems(null) join public.products product on product.id = product_id
      where cardinality(problems) > 0
    )
    select public.read_today_of_trade(asked) || jsonb_build_object('incomplete', jsonb_build_object(
      'count', (select count(*) from found),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'active', active, 'problems', problems)
          order by active desc, updated_at desc, id), '[]')
        from (select * from found order by active desc, updated_at desc, id limit 5) first
      )
    ))
  );
end
$$;

revoke execute on function public.read_today(jsonb) from public, anon, service_role;
grant execute on function public.read_today(jsonb) to authenticated;
