-- Percent of each fibre in each part.
create table public.product_compositions (
  product_id text not null references public.products (id) on delete cascade,
  part_code text not null references public.garment_parts (code) on update cascade on delete restrict,
  fibre_code text not null references public.fibres (code) on update cascade on delete restrict,
  percent integer not null check (percent between 1 and 100),
  primary key (product_id, part_code, fibre_code)
);

create index product_compositions_by_part on public.product_compositions (part_code);
create index product_compositions_by_fibre on public.product_compositions (fibre_code, product_id);

-- Looked at when the transaction ends, so that a composition can be rewritten row by row.
create function public.check_composition() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wrong record;
begin
  select product_id, part_code, sum(percent) as total into wrong from public.product_compositions
  where (product_id, part_code) in ((old.product_id, old.part_code), (new.product_id, new.part_code))
  group by product_id, part_code having sum(percent) <> 100;
  if found then
    raise exception 'the fibres of % (%) add up to % percent', wrong.product_id, wrong.part_code, wrong.total
      using errcode = 'check_violation', constraint = 'product_compositions_add_up_to_100';
  end if;
  return null;
end
$$;

create constraint trigger check_composition after insert or update or delete on public.product_compositions
  deferrable initially deferred for each row execute function public.check_composition();

-- Of the garment itself, lying flat or round as the size guide says. `measure`: chest, waist, length, heel, …
create table public.product_measurements (
  product_id text not null references public.products (id) on delete cascade,
  size text not null default '' check (length(size) <= 20),
  measure text not null check (public.is_slug(measure)),
  millimetres integer not null check (millimetres between 1 and 5000),
  primary key (product_id, size, measure)
);

-- What a picture shows, for those who do not see it. `picture` is one of products.images.
create table public.product_pictures (
  product_id text not null references public.products (id) on delete cascade,
  picture text not null check (picture ~ '^[a-z0-9][a-z0-9/-]{0,119}$'),
  color text not null default '' check (color = '' or public.is_slug(color)),
  alt text not null check (length(alt) between 1 and 300),
  alt_lt text not null check (length(alt_lt) between 1 and 300),
  alt_ru text not null check (length(alt_ru) between 1 and 300),
  primary key (product_id, picture)
);

do $$
declare
  name text;
begin
  foreach name in array array['product_compositions', 'product_measurements', 'product_pictures'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "everyone reads, of products that they may see" on public.%I
      for select to anon, authenticated using (exists (select from public.products where products.id = product_id))', name);
    execute format('create policy "editors add" on public.%I for insert to authenticated
      with check ((select public.is_editor()))', name);
    execute format('create policy "editors change" on public.%I for update to authenticated
      using ((select public.is_editor())) with check ((select public.is_editor()))', name);
    execute format('create policy "editors delete" on public.%I for delete to authenticated
      using ((select public.is_editor()))', name);
    execute format('grant select on public.%I to anon', name);
    execute format('grant insert, update, delete on public.%I to authenticated', name);
  end loop;
end
$$;
