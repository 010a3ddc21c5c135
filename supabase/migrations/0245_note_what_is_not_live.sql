-- What was changed in what built pages show, and is in no finished build yet: a row a thing, however often it was changed. Kept
-- by triggers, so that nothing has to be searched for when the back office asks how much waits.
create table public.publishing_changes (
  kind text not null check (kind in ('product', 'category', 'text', 'banner', 'curation', 'setting', 'delivery', 'words')),
  row_key text not null check (length(row_key) between 1 and 300),
  -- What it was called when it was changed, for what is gone by now.
  name text not null default '' check (length(name) <= 300),
  action text not null check (action in ('insert', 'update', 'delete')),
  -- No foreign key: it outlives an account. Null where no person did it.
  changed_by uuid,
  first_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- The transaction of the last change: a build holds it if it had ended when the build began.
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (kind, row_key)
);

create index publishing_changes_by_time on public.publishing_changes (changed_at desc, kind, row_key);

alter table public.publishing_changes enable row level security;

create function public.note_publishing_change(kind text, row_key text, name text, action text) returns void
language sql security definer set search_path = '' as $$
  insert into public.publishing_changes as known (kind, row_key, name, action, changed_by)
  values (kind, left(row_key, 300), left(coalesce(name, ''), 300), action, public.acting_person())
  on conflict on constraint publishing_changes_pkey do update set
    name = case when excluded.name = '' then known.name else excluded.name end,
    -- Something that came and was changed since is still new.
    action = case when known.action = 'insert' and excluded.action = 'update' then 'insert' else excluded.action end,
    changed_by = excluded.changed_by, changed_at = excluded.changed_at, transaction_id = excluded.transaction_id
$$;

-- First argument: the kind; second: the columns of the key; third: the column of the name; fourth: a column that is false where
-- no page shows the row.
create function public.record_publishing_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  shown_column constant text := nullif(tg_argv[3], '');
  was_shown constant boolean := before is not null and coalesce((before ->> shown_column)::boolean, true);
  is_shown constant boolean := after is not null and coalesce((after ->> shown_column)::boolean, true);
  keyed constant jsonb := coalesce(after, before);
begin
  if not (was_shown or is_shown) or before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  perform public.note_publishing_change(
    tg_argv[0],
    (select string_agg(keyed ->> key, '/' order by place) from unnest(string_to_array(tg_argv[1], ',')) with ordinality as k (key, place)),
    keyed ->> nullif(tg_argv[2], ''),
    case when not was_shown then 'insert' when not is_shown then 'delete' else 'update' end
  );
  return null;
end
$$;

-- What hangs on a product is a change of the product, where it is for sale.
create function public.record_product_part_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  product public.products;
begin
  select * into product from public.products where id = case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  if product.active then
    perform public.note_publishing_change('product', product.id, product.name, 'update');
  end if;
  return null;
end
$$;

create trigger note_publishing_change after insert or delete or update of
  name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, sku, category, subcategory, brand,
  images, featured, is_new, is_sale, active, manufacturer_id, country_of_origin, warnings, warnings_lt, warnings_ru, care_code,
  fit_code, size_guide_code, model_height, model_size
  on public.products for each row execute function public.record_publishing_change('product', 'id', 'name', 'active');

do $$
declare
  part text;
  shown record;
begin
  foreach part in array array['product_compositions', 'product_measurements', 'product_pictures'] loop
    execute format(
      'create trigger note_publishing_change after insert or update or delete on public.%I
        for each row execute function public.record_product_part_change()', part
    );
  end loop;
  for shown in
    select * from (values
      ('categories', 'category', 'id', 'name', 'is_active'),
      ('interface_texts', 'text', 'language,namespace,key', 'key', ''),
      ('banners', 'banner', 'id', 'text', 'is_active'),
      ('listing_curation', 'curation', 'listing', 'listing', ''),
      ('settings', 'setting', 'key', 'key', 'is_public'),
      ('shipping_zones', 'delivery', 'country', 'country', 'is_active'),
      ('delivery_options', 'delivery', 'code', 'code', 'is_active'),
      ('public_holidays', 'delivery', 'country,day', 'day', ''),
      ('exchange_rates', 'setting', 'currency', 'currency', ''),
      ('manufacturers', 'words', 'id', 'name', ''),
      ('fibres', 'words', 'code', 'name', ''),
      ('garment_parts', 'words', 'code', 'name', ''),
      ('care_instructions', 'words', 'code', 'code', ''),
      ('fits', 'words', 'code', 'name', '')
    ) as list (name, kind, key_columns, name_column, shown_column)
  loop
    execute format(
      'create trigger note_publishing_change after insert or update or delete on public.%I
        for each row execute function public.record_publishing_change(%L, %L, %L, %L)',
      shown.name, shown.kind, shown.key_columns, shown.name_column, shown.shown_column
    );
  end loop;
end
$$;

-- Orders move the stock of variants all day; what pages say of a variant otherwise is its name on the label.
create trigger note_publishing_change after insert or delete or update of sku, size, color, position on public.product_variants
  for each row execute function public.record_product_part_change();
create trigger note_publishing_change_of_approved after update of status on public.reviews for each row
  when ((old.status = 'approved') <> (new.status = 'approved')) execute function public.record_product_part_change();
create trigger note_publishing_change_of_erased after delete on public.reviews for each row
  when (old.status = 'approved') execute function public.record_product_part_change();

-- Where a page stands among the changes of the catalogue matters for what came and for the tree alone: of everything else a page
-- asks anew what it shows (src/islands/live/follow.ts). So the edit of one product changes no list that does not show it.
create index catalogue_changes_of_lists on public.catalogue_changes (id desc) where action = 'insert' or kind = 'category';

create or replace function public.last_catalogue_change() returns bigint
language sql stable set search_path = '' as $$
  select coalesce(max(id), 0) from public.catalogue_changes where action = 'insert' or kind = 'category'
$$;

-- What of the catalogue was written since a mark that the last answer gave ({ mark, ids, changed }; no mark: everything counts as
-- changed). `ids` are all products for sale in the order of read_catalogue_products, `changed` those of them to be read again;
-- null where words that many products share were changed, so that all have to be. A row was written since by its xmin: rows of
-- stock are rewritten with every order, and no column and no index of theirs has to pay for being noticed. By the service key alone.
create function public.read_catalogue_marks(since text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  horizon constant integer := age(since::xid8::xid);
  all_ids text[];
  changed text[];
begin
  select coalesce(array_agg(id order by id), '{}') into all_ids from public.products where active;
  if since is not null and not exists (
    select from public.manufacturers where age(xmin) <= horizon
    union all select from public.fibres where age(xmin) <= horizon
    union all select from public.garment_parts where age(xmin) <= horizon
    union all select from public.care_instructions where age(xmin) <= horizon
    union all select from public.fits where age(xmin) <= horizon
  ) then
    select coalesce(array_agg(distinct id), '{}') into changed from (
      select id from public.products where active and age(xmin) <= horizon
      union all select product_id from public.product_variants where age(xmin) <= horizon
      union all select product_id from public.product_compositions where age(xmin) <= horizon
      union all select product_id from public.product_measurements where age(xmin) <= horizon
      union all select product_id from public.product_pictures where age(xmin) <= horizon
      union all select product_id from public.reviews where age(xmin) <= horizon
      -- A part that is gone has left no row to be noticed by.
      union all select row_key from public.publishing_changes where kind = 'product' and age(transaction_id::xid) <= horizon
    ) written (id) join unnest(all_ids) known (known_id) on known_id = written.id;
  end if;
  return jsonb_build_object('mark', pg_snapshot_xmin(pg_current_snapshot())::text, 'ids', to_jsonb(all_ids), 'changed', to_jsonb(changed));
end
$$;

revoke execute on function
  public.note_publishing_change(text, text, text, text), public.record_publishing_change(), public.record_product_part_change()
  from public, anon, authenticated, service_role;
revoke execute on function public.read_catalogue_marks(text) from public, anon, authenticated;
grant execute on function public.read_catalogue_marks(text) to service_role;
