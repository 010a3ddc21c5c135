-- Every price that ever was in force, from its moment on (Directive 98/6/EC art. 6a). Written by trigger.
create table public.price_history (
  id bigint generated always as identity primary key,
  product_id text not null references public.products (id) on delete cascade,
  price integer not null check (price >= 0),
  sale_price integer check (sale_price > 0 and sale_price < price),
  valid_from timestamptz not null default now()
);

create index price_history_by_product on public.price_history (product_id, valid_from desc, id desc);

create trigger price_history_as_written before update or delete on public.price_history
  for each row execute function public.keep_as_written('forget');

-- The lowest price in the 30 days before the present reduction began, in euro cents; null where nothing is reduced, or where
-- the product had no price before (a draft's 0 is none). A reduction that deepens is still the same one (Commission guidance 2021/C 526/02), so
-- the answer stays what it was until the product has been without a sale price.
create function public.lowest_price_before_reduction(product_id text) returns integer
language sql stable security definer set search_path = '' as $$
  with
    history as (
      select
        id, coalesce(sale_price, price) as in_force, sale_price is not null as reduced, valid_from,
        lead(valid_from) over (order by valid_from, id) as valid_until
      from public.price_history
      where price_history.product_id = lowest_price_before_reduction.product_id and price > 0
    ),
    last_regular as (
      select valid_until as reduction_began from history where not reduced order by valid_from desc, id desc limit 1
    )
  select min(in_force)
  from history, last_regular
  where reduction_began is not null
    and valid_from < reduction_began and valid_until > reduction_began - interval '30 days'
$$;

create function public.record_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known public.price_history;
begin
  select * into known from public.price_history
  where product_id = new.id order by valid_from desc, id desc limit 1;
  if known.id is null or (known.price, known.sale_price) is distinct from (new.price, new.sale_price) then
    insert into public.price_history (product_id, price, sale_price, valid_from)
    values (new.id, new.price, new.sale_price, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end);
  end if;
  return null;
end
$$;

create trigger record_first_price after insert on public.products
  for each row execute function public.record_price();
create trigger record_changed_price after update of price, sale_price on public.products
  for each row execute function public.record_price();

-- Kept on the product, so that each card can show it.
create function public.refresh_lowest_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lowest constant integer := public.lowest_price_before_reduction(new.product_id);
begin
  update public.products set lowest_price = lowest where id = new.product_id and lowest_price is distinct from lowest;
  return null;
end
$$;

create trigger refresh_lowest_price after insert on public.price_history
  for each row execute function public.refresh_lowest_price();

alter table public.price_history enable row level security;

create policy "editors read prices that were" on public.price_history
  for select to authenticated using ((select public.is_editor()));

revoke insert, update, delete on public.price_history from service_role;
-- Evidence for anyone who asks how a reduction was announced.
grant execute on function public.lowest_price_before_reduction(text) to anon, authenticated;
