-- What changed in the catalogue, for those who listen: row-level security hides a deactivated product's own change from
-- visitors. Stock counts only where it begins or ends; everything else of it travels with the product's row.
create table public.catalogue_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'category')),
  row_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  changed_at timestamptz not null default now()
);

create index catalogue_changes_by_time on public.catalogue_changes (changed_at desc);
create index catalogue_changes_by_row on public.catalogue_changes (kind, row_id, changed_at desc);

create function public.record_catalogue_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.catalogue_changes (kind, row_id, action)
  values (tg_argv[0], case when tg_op = 'DELETE' then old.id::text else new.id::text end, lower(tg_op));
  return null;
end
$$;

create trigger record_catalogue_change after insert or delete on public.products
  for each row execute function public.record_catalogue_change('product');
create trigger record_catalogue_update after update on public.products
  for each row when (
    old.updated_at <> new.updated_at or (old.stock_quantity = 0) <> (new.stock_quantity = 0)
    or old.sizes <> new.sizes or old.colors <> new.colors or old.review_count <> new.review_count
    or old.lowest_price is distinct from new.lowest_price
  )
  execute function public.record_catalogue_change('product');
create trigger record_catalogue_change after insert or update or delete on public.categories
  for each row execute function public.record_catalogue_change('category');

alter table public.catalogue_changes enable row level security;

create policy "everyone hears of changes" on public.catalogue_changes for select to anon, authenticated using (true);
grant select on public.catalogue_changes to anon;

-- Realtime sends what the tables of this publication do. Hosted projects have it; the local backend makes it as well.
do $$
declare
  name text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  foreach name in array array['products', 'categories', 'catalogue_changes'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
    ) then
      execute format('alter publication supabase_realtime add table public.%I', name);
    end if;
  end loop;
end
$$;
