-- Money in euro cents with VAT. stock_quantity, sizes and colors are kept by triggers from the variants, rating and
-- review_count from the reviews, lowest_price from the price history: whatever a writer sends for them is ignored.
--
-- No index may name stock_quantity (nor a column that changes with it): then each reservation rewrites one row in place
-- (heap-only update) instead of every index of the table, the trigrams included.
create table public.products (
  id text primary key check (public.is_slug(id)),
  name text not null check (length(name) between 1 and 300),
  name_lt text not null default '' check (length(name_lt) <= 300),
  name_ru text not null default '' check (length(name_ru) <= 300),
  description text not null default '' check (length(description) <= 5000),
  description_lt text not null default '' check (length(description_lt) <= 5000),
  description_ru text not null default '' check (length(description_ru) <= 5000),
  price integer not null default 0 check (price between 0 and 10000000),
  sale_price integer check (sale_price > 0),
  lowest_price integer check (lowest_price > 0),
  sku text not null unique check (sku ~ '^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$'),
  stock_quantity integer not null default 0 check (stock_quantity >= 0),
  category text references public.categories (slug) on update cascade on delete restrict,
  subcategory text check (public.is_slug(subcategory)),
  brand text not null default '' check (length(brand) <= 80),
  tags text[] not null default '{}' check (cardinality(tags) <= 30),
  sizes text[] not null default '{}',
  colors text[] not null default '{}',
  -- Keys of pictures, the card's first.
  images text[] not null default '{}' check (cardinality(images) <= 40),
  featured boolean not null default false,
  is_new boolean not null default false,
  is_sale boolean not null default false,
  active boolean not null default true,
  rating double precision check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  manufacturer_id uuid references public.manufacturers (id) on delete restrict,
  country_of_origin text check (country_of_origin ~ '^[A-Z]{2}$'),
  -- Of product safety; empty where there is nothing to warn of.
  warnings text not null default '' check (length(warnings) <= 2000),
  warnings_lt text not null default '' check (length(warnings_lt) <= 2000),
  warnings_ru text not null default '' check (length(warnings_ru) <= 2000),
  care_code text references public.care_instructions (code) on update cascade on delete restrict,
  fit_code text references public.fits (code) on update cascade on delete restrict,
  size_guide_code text references public.size_guides (code) on update cascade on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_sale_price_is_lower check (sale_price < price),
  constraint products_on_sale_have_a_sale_price check (not is_sale or sale_price is not null),
  constraint products_warn_in_every_language check ((warnings = '') = (warnings_lt = '') and (warnings = '') = (warnings_ru = '')),
  -- What an offer needs by law and by the shop's own rules before anyone sees it.
  constraint products_active_are_complete check (
    not active or (
      price > 0 and category is not null and manufacturer_id is not null and cardinality(images) > 0
      and name_lt <> '' and name_ru <> '' and description <> '' and description_lt <> '' and description_ru <> ''
    )
  )
) with (fillfactor = 80);

-- One for each filter and each order of the listings.
create index products_by_category on public.products (category, created_at desc) where active;
create index products_by_subcategory on public.products (subcategory, created_at desc) where active;
create index products_by_creation on public.products (created_at desc, id) where active;
create index products_by_price on public.products ((coalesce(sale_price, price)), id) where active;
create index products_by_featured on public.products (featured desc, created_at desc) where active;
create index products_on_sale on public.products (created_at desc) where active and is_sale;
create index products_that_are_new on public.products (created_at desc) where active and is_new;
create index products_by_brand on public.products (brand) where active;
create index products_by_rating on public.products (rating desc nulls last, review_count desc) where active;
create index products_by_any_creation on public.products (created_at desc);
create index products_with_tags on public.products using gin (tags);
create index products_with_sizes on public.products using gin (sizes);
create index products_with_colors on public.products using gin (colors);
create index products_in_any_category on public.products (category);
create index products_by_manufacturer on public.products (manufacturer_id);
create index products_by_care on public.products (care_code);
create index products_by_fit on public.products (fit_code);
create index products_by_size_guide on public.products (size_guide_code);

create index products_by_words on public.products
  using gin (public.normalize_search(name || ' ' || description) extensions.gin_trgm_ops) where active;
create index products_by_words_lt on public.products
  using gin (public.normalize_search(name_lt || ' ' || description_lt) extensions.gin_trgm_ops) where active;
create index products_by_words_ru on public.products
  using gin (public.normalize_search(name_ru || ' ' || description_ru) extensions.gin_trgm_ops) where active;

-- Named so that it runs first. Depth 1 is a writer's own statement; the triggers that keep the columns come deeper.
create function public.guard_kept_product_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.id <> old.id then
    raise exception 'the id of a product never changes' using errcode = 'restrict_violation';
  end if;
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.stock_quantity := 0;
    new.sizes := '{}';
    new.colors := '{}';
    new.rating := null;
    new.review_count := 0;
    new.lowest_price := null;
  else
    new.stock_quantity := old.stock_quantity;
    new.sizes := old.sizes;
    new.colors := old.colors;
    new.rating := old.rating;
    new.review_count := old.review_count;
    new.lowest_price := old.lowest_price;
  end if;
  return new;
end
$$;

create trigger a_guard_kept_columns
  before insert or update of id, stock_quantity, sizes, colors, rating, review_count, lowest_price on public.products
  for each row execute function public.guard_kept_product_columns();

-- Stock and reviews come and go without making the product's content newer.
create trigger touch_updated_at before update of
  name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, sku, category, subcategory, brand,
  tags, images, featured, is_new, is_sale, active, manufacturer_id, country_of_origin, warnings, warnings_lt, warnings_ru,
  care_code, fit_code, size_guide_code
  on public.products for each row execute function public.touch_updated_at();

alter table public.products enable row level security;

create policy "everyone reads active products" on public.products
  for select to anon, authenticated using (active);
create policy "editors read all products" on public.products
  for select to authenticated using ((select public.is_editor()));
create policy "editors add products" on public.products
  for insert to authenticated with check ((select public.is_editor()));
create policy "editors change products" on public.products
  for update to authenticated using ((select public.is_editor())) with check ((select public.is_editor()));
create policy "editors delete products" on public.products
  for delete to authenticated using ((select public.is_editor()));
grant select on public.products to anon;
grant insert, update, delete on public.products to authenticated;
