create table public.favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  -- As it was when the heart was pressed (for price-drop hints); filled from the product, whatever is sent.
  product_name text not null default '',
  product_price integer not null default 0,
  product_image text,
  created_at timestamptz not null default now(),
  unique (user_id, product_id)
);

create index favorites_by_user on public.favorites (user_id, created_at desc);
create index favorites_by_product on public.favorites (product_id);

create function public.copy_favorite_product() returns trigger
language plpgsql set search_path = '' as $$
begin
  select name, coalesce(sale_price, price), images[1] into new.product_name, new.product_price, new.product_image
  from public.products where id = new.product_id;
  if not found then
    raise exception 'there is no such product' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;

create trigger copy_favorite_product before insert on public.favorites
  for each row execute function public.copy_favorite_product();

-- The cart that follows a signed-in customer, in the shape of `cart-storage`.
create table public.carts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array' and pg_column_size(items) <= 32768),
  currency text not null default 'EUR' check (currency in ('EUR', 'USD', 'LTL')),
  language text not null default 'LT' check (language in ('EN', 'LT', 'RU')),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);

create index carts_by_change on public.carts (updated_at);

create trigger touch_updated_at before update on public.carts
  for each row execute function public.touch_updated_at();

-- "Tell me when it is back", confirmed by mail before anything is sent.
create table public.back_in_stock_requests (
  id uuid primary key default gen_random_uuid(),
  variant_id uuid not null references public.product_variants (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  email text not null check (public.is_email(email)),
  language text not null check (language in ('en', 'lt', 'ru')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  confirmed_at timestamptz,
  notified_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index back_in_stock_requests_once on public.back_in_stock_requests (variant_id, email) where notified_at is null;
create index back_in_stock_requests_by_variant on public.back_in_stock_requests (variant_id);
create index back_in_stock_requests_by_user on public.back_in_stock_requests (user_id);

alter table public.favorites enable row level security;
alter table public.carts enable row level security;
alter table public.back_in_stock_requests enable row level security;

create policy "customers read their own favorites" on public.favorites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "customers add their own favorites" on public.favorites
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "customers remove their own favorites" on public.favorites
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "administrators read favorites" on public.favorites
  for select to authenticated using ((select public.is_admin()));
grant insert (user_id, product_id, product_name, product_price, product_image), delete on public.favorites to authenticated;

create policy "customers read their own cart" on public.carts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "customers make their own cart" on public.carts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "customers change their own cart" on public.carts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "customers empty their own cart" on public.carts
  for delete to authenticated using (user_id = (select auth.uid()));
grant insert (user_id, items, currency, language, version), update (user_id, items, currency, language, version), delete
  on public.carts to authenticated;

create policy "administrators read back-in-stock requests" on public.back_in_stock_requests
  for select to authenticated using ((select public.is_admin()));
