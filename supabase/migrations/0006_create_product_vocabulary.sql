-- What products refer to by code, in three languages.

-- Member states, where a maker needs no responsible person of its own in the Union (Regulation (EU) 2023/988 art. 16).
create function public.is_eu_country(country text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select country in (
    'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
    'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'
  )
$$;
grant execute on function public.is_eu_country(text) to authenticated;

-- Maker and responsible person as each offer has to name them (Regulation (EU) 2023/988 art. 19).
create table public.manufacturers (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 150),
  postal_address text not null check (length(postal_address) between 5 and 300),
  -- E-mail or web address.
  electronic_address text not null check (electronic_address ~ '(@|^https://)' and length(electronic_address) <= 254),
  country text not null check (country ~ '^[A-Z]{2}$'),
  responsible_name text check (length(responsible_name) between 1 and 150),
  responsible_postal_address text check (length(responsible_postal_address) between 5 and 300),
  responsible_electronic_address text
    check (responsible_electronic_address ~ '(@|^https://)' and length(responsible_electronic_address) <= 254),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint manufacturers_have_a_responsible_person_in_the_union check (
    public.is_eu_country(country)
    or (responsible_name is not null and responsible_postal_address is not null and responsible_electronic_address is not null)
  )
);

create trigger touch_updated_at before update on public.manufacturers
  for each row execute function public.touch_updated_at();

-- Fibre names of Regulation (EU) 1007/2011, Annex I, and (is_textile false) what else goods are made of.
create table public.fibres (
  code text primary key check (public.is_slug(code)),
  name text not null,
  name_lt text not null,
  name_ru text not null,
  is_textile boolean not null default true,
  display_order integer not null default 0
);

-- Parts of a product whose composition is declared apart.
create table public.garment_parts (
  code text primary key check (public.is_slug(code)),
  name text not null,
  name_lt text not null,
  name_ru text not null,
  display_order integer not null default 0
);

create table public.care_instructions (
  code text primary key check (public.is_slug(code)),
  text text not null,
  text_lt text not null,
  text_ru text not null,
  display_order integer not null default 0
);

create table public.fits (
  code text primary key check (public.is_slug(code)),
  name text not null,
  name_lt text not null,
  name_ru text not null,
  display_order integer not null default 0
);

-- What a person of each size measures, and how to measure. `measures` names the columns: chest, waist, foot, …
create table public.size_guides (
  code text primary key check (public.is_slug(code)),
  name text not null,
  name_lt text not null,
  name_ru text not null,
  help text not null default '',
  help_lt text not null default '',
  help_ru text not null default '',
  measures text[] not null check (cardinality(measures) > 0),
  display_order integer not null default 0
);

create table public.size_guide_rows (
  guide_code text not null references public.size_guides (code) on update cascade on delete cascade,
  size text not null check (length(size) between 1 and 20),
  position integer not null,
  -- { "chest": [800, 840] }: millimetres from, to.
  ranges jsonb not null check (jsonb_typeof(ranges) = 'object'),
  -- { "UK": "8", "US": "4" }
  conversions jsonb not null default '{}' check (jsonb_typeof(conversions) = 'object'),
  primary key (guide_code, size),
  unique (guide_code, position)
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'manufacturers', 'fibres', 'garment_parts', 'care_instructions', 'fits', 'size_guides', 'size_guide_rows'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "everyone reads" on public.%I for select to anon, authenticated using (true)', name);
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
