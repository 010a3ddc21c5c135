-- Orders of signed-in customers: those that they placed as guests become theirs, and their account reads them.

-- Gives a person the guest orders that were placed with their address. Only a confirmed address counts, the whole of it,
-- whatever its case; an order that has an owner stays with them. Answers how many. Asked twice is asked once, and of two who
-- ask at once (an address moved from one account to another) each order goes to one.
create function public.claim_orders_of(claimer uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  claimed integer;
begin
  select nullif(lower(email), '') into address from auth.users
  where id = claimer and email_confirmed_at is not null;
  if address is null then
    return 0;
  end if;
  with guest as (
    select id from public.orders where customer_email = address and user_id is null order by id for update
  ), taken as (
    update public.orders set user_id = claimer from guest where orders.id = guest.id returning orders.id
  ), noted as (
    insert into public.order_events (order_id, kind, code) select id, 'note', 'claimed_by_account' from taken
  )
  select count(*) into claimed from taken;
  return claimed;
end
$$;

-- At sign-in: orders that were placed without signing in since the address was confirmed.
create function public.claim_my_orders() returns integer
language sql security definer set search_path = '' as $$
  select public.claim_orders_of(auth.uid())
$$;

-- When an address is confirmed, and when it is exchanged for another one that is. Nobody is kept from signing in because an
-- order is being worked on: what could not be claimed now is claimed at the next sign-in.
create function public.claim_orders_when_confirmed() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  perform public.claim_orders_of(new.id);
  return null;
exception when lock_not_available or deadlock_detected then
  return null;
end
$$;

create trigger claim_orders_at_sign_up after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function public.claim_orders_when_confirmed();
create trigger claim_orders_when_confirmed after update on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email)
  ) execute function public.claim_orders_when_confirmed();

-- One order as a list shows it. `access_token` opens its page, and from there documents, return and withdrawal.
create function public.describe_my_order(described public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', described.id, 'order_number', described.order_number, 'created_at', described.created_at,
    'status', described.status, 'payment_status', described.payment_status,
    'total_amount', described.total_amount, 'currency', described.currency,
    'payment_method', described.payment_method,
    'customer_name', coalesce(described.customer_name, described.delivery_name),
    'customer_email', described.customer_email, 'access_token', described.access_token,
    'pieces', (select coalesce(sum(quantity), 0) from public.order_items where order_id = described.id),
    'pictures', (
      select coalesce(jsonb_agg(picture order by position), '[]') from (
        select picture, position from public.order_items
        where order_id = described.id and picture is not null order by position limit 3
      ) first_items
    ),
    'tracking_numbers', (
      select coalesce(jsonb_agg(tracking_number order by created_at, id), '[]') from public.parcels
      where order_id = described.id and tracking_number is not null
    ),
    'open_returns', (
      select count(*) from public.returns where order_id = described.id and state not in ('accepted', 'refused', 'closed')
    )
  )
$$;

-- The customer's orders, the newest first. `next` is what to ask with for the page after this one; null at the end.
create function public.list_my_orders(
  before_time timestamptz default null, before_id uuid default null, page_size integer default 20
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select least(greatest(coalesce(page_size, 20), 1), 50) as rows
  ), found as (
    select orders, row_number() over (order by orders.created_at desc, orders.id desc) as place from (
      select * from public.orders mine
      where mine.user_id = (select auth.uid())
        and (before_time is null or (mine.created_at, mine.id) < (before_time, before_id))
      order by mine.created_at desc, mine.id desc limit (select rows + 1 from wanted)
    ) orders
  ), page as (
    select (found.orders).id, (found.orders).created_at, place,
      public.describe_my_order((select kept from public.orders kept where kept.id = (found.orders).id)) as described
    from found, wanted where place <= wanted.rows
  )
  select jsonb_build_object(
    'orders', coalesce((select jsonb_agg(described order by place) from page), '[]'),
    'next', case when (select count(*) from found) > (select rows from wanted) then (
      select jsonb_build_object('before_time', created_at, 'before_id', id) from page order by place desc limit 1
    ) end
  )
$$;

-- The figures of the account's first page. `status`: unconfirmed until the address is, then active.
create function public.summarize_my_account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'orders', (select count(*) from public.orders where user_id = person.id),
    'open_orders', (
      select count(*) from public.orders where user_id = person.id and status in ('pending', 'processing', 'shipped')
    ),
    'favorites', (select count(*) from public.favorites where user_id = person.id),
    'status', case when person.email_confirmed_at is null then 'unconfirmed' else 'active' end,
    'member_since', person.created_at,
    'recent', public.list_my_orders(page_size => 3) -> 'orders'
  )
  from auth.users person where person.id = (select auth.uid())
$$;

-- What of an order of the customer can be bought again: its lines as they are sold today, `free` 0 for what is not sold any
-- more, `bought_price` what a piece cost then (euro cents, both). Null: there is no such order of theirs.
create function public.read_order_again(wanted_order uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object(
      'variant_id', item.variant_id, 'id', item.product_id,
      'name', coalesce(product.name, item.name), 'name_lt', coalesce(product.name_lt, item.name_lt),
      'name_ru', coalesce(product.name_ru, item.name_ru),
      'picture', coalesce(item.picture, product.images[1]),
      'price', coalesce(product.sale_price, product.price, item.unit_price_eur),
      'bought_price', item.unit_price_eur,
      'size', coalesce(variant.size, item.size), 'color', coalesce(variant.color, item.color), 'quantity', item.quantity,
      'free', case when product.active then greatest(variant.free, 0) else 0 end
    ) order by item.position), '[]')
    from public.order_items item
    left join public.product_variants variant on variant.id = item.variant_id
    left join public.products product on product.id = variant.product_id
    where item.order_id = mine.id
  )
  from public.orders mine where mine.id = wanted_order and mine.user_id = (select auth.uid())
$$;

revoke execute on function
  public.claim_orders_of(uuid), public.claim_orders_when_confirmed(), public.describe_my_order(public.orders)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.claim_my_orders(), public.list_my_orders(timestamptz, uuid, integer), public.summarize_my_account(),
  public.read_order_again(uuid)
  from public, anon, service_role;
grant execute on function
  public.claim_my_orders(), public.list_my_orders(timestamptz, uuid, integer), public.summarize_my_account(),
  public.read_order_again(uuid)
  to authenticated;
