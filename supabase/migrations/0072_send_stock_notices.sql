alter table public.back_in_stock_requests add column asked_at timestamptz not null default now();

create index back_in_stock_requests_waiting on public.back_in_stock_requests (variant_id, confirmed_at)
  where confirmed_at is not null and notified_at is null;

-- The piece that somebody waits for, as its mail shows it.
create function public.read_noticed_variant(noticed_variant uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'productId', product.id, 'name', product.name, 'name_lt', product.name_lt, 'name_ru', product.name_ru,
    'picture', product.images[1], 'price', coalesce(product.sale_price, product.price),
    'size', variant.size, 'color', variant.color
  )
  from public.product_variants variant join public.products product on product.id = variant.product_id
  where variant.id = noticed_variant
$$;

-- Notes who waits for what and owes the mail that asks to confirm it. Answers nothing, also for a product that does not exist.
-- Who asks again is written to again, at most every ten minutes; who is waiting already, at most once a day.
create function public.request_stock_notice(
  new_id uuid, product text, variant_size text, variant_color text, new_email text, new_language text, new_token_hash text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid;
  request public.back_in_stock_requests;
  mail text;
  period text;
begin
  select variant.id into wanted
  from public.product_variants variant join public.products on products.id = variant.product_id
  where variant.product_id = product and variant.size = variant_size and variant.color = variant_color and products.active;
  if not found then
    return;
  end if;
  insert into public.back_in_stock_requests as known (id, variant_id, email, language, token_hash)
  values (new_id, wanted, new_email, new_language, new_token_hash)
  on conflict (variant_id, email) where notified_at is null do update set
    asked_at = case when known.confirmed_at is null then now() else known.asked_at end
  returning * into request;
  if request.confirmed_at is null then
    mail := 'stock_notice_confirm';
    period := floor(extract(epoch from now()) / 600)::text;
  else
    mail := 'stock_notice_waiting';
    period := current_date::text;
  end if;
  insert into public.outbox (idempotency_key, kind, recipient, language, payload)
  values (
    mail || ':' || request.id || ':' || period, mail, new_email, request.language,
    jsonb_build_object('request', request.id) || public.read_noticed_variant(wanted)
  )
  on conflict (idempotency_key) do nothing;
end
$$;

-- The product that the notice is about, or null: the link is too old, was cancelled, or never was one.
create function public.confirm_stock_notice(confirmed_hash text) returns text
language sql security definer set search_path = '' as $$
  update public.back_in_stock_requests request set confirmed_at = coalesce(request.confirmed_at, now())
  from public.product_variants variant
  where request.token_hash = confirmed_hash and variant.id = request.variant_id and request.notified_at is null
    and (request.confirmed_at is not null or request.asked_at > now() - interval '3 days')
  returning variant.product_id
$$;

-- Takes the request away, address and all. False: there is none (any more).
create function public.cancel_stock_notice(cancelled_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.back_in_stock_requests where token_hash = cancelled_hash;
  return found;
end
$$;

-- Owes a mail to those who wait for what is back, each once, the longest waiting first. No more than five people for each
-- free piece are told within an hour: the rest hear of it when there is still something left.
create function public.owe_stock_notices(maximum integer default 500) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  owed integer;
begin
  with waiting as (
    select request.id, request.confirmed_at, request.variant_id, variant.free,
      row_number() over (partition by request.variant_id order by request.confirmed_at, request.id) as turn
    from public.back_in_stock_requests request
    join public.product_variants variant on variant.id = request.variant_id
    join public.products product on product.id = variant.product_id
    where request.confirmed_at is not null and request.notified_at is null and variant.free > 0 and product.active
  ), due as (
    select waiting.id from waiting
    where turn + (
      select count(*) from public.back_in_stock_requests told
      where told.variant_id = waiting.variant_id and told.notified_at > now() - interval '1 hour'
    ) <= 5 * free
    order by waiting.confirmed_at limit maximum
  ), told as (
    update public.back_in_stock_requests request set notified_at = now()
    from due where request.id = due.id and request.notified_at is null
    returning request.*
  ), mails as (
    insert into public.outbox (idempotency_key, kind, recipient, language, payload)
    select 'stock_notice:' || told.id, 'stock_notice', told.email, told.language, public.read_noticed_variant(told.variant_id)
    from told
    on conflict (idempotency_key) do nothing
    returning 1
  )
  select count(*)::integer into owed from mails;
  return owed;
end
$$;

revoke execute on function
  public.read_noticed_variant(uuid), public.request_stock_notice(uuid, text, text, text, text, text, text),
  public.confirm_stock_notice(text), public.cancel_stock_notice(text), public.owe_stock_notices(integer)
  from public, anon, authenticated;
grant execute on function
  public.read_noticed_variant(uuid), public.request_stock_notice(uuid, text, text, text, text, text, text),
  public.confirm_stock_notice(text), public.cancel_stock_notice(text), public.owe_stock_notices(integer)
  to service_role;
