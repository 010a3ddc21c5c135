-- First segments of the shop's own addresses; a category with such a slug could never be reached.
create table public.reserved_slugs (slug text primary key check (public.is_slug(slug)));

insert into public.reserved_slugs (slug) values
  ('en'), ('lt'), ('ru'),
  ('shop'), ('products'), ('product'), ('new'), ('sale'), ('search'), ('page'),
  ('cart'), ('checkout'), ('checkout-success'), ('pay'), ('order'), ('orders'), ('withdraw'), ('track'),
  ('about'), ('contact'), ('shipping'), ('returns'), ('terms'), ('privacy'), ('cookies'), ('accessibility'),
  ('auth'), ('account'), ('reset-password'), ('favorites'), ('newsletter'), ('unsubscribe'), ('preview'),
  ('admin'), ('fix-categories'), ('trigger-repricing'),
  ('api'), ('assets'), ('fonts'), ('icons'), ('locales'), ('pictures'), ('static'), ('public'), ('feed'), ('feeds'),
  ('sitemap'), ('robots'), ('favicon'), ('manifest'), ('404'), ('500');

-- The tree that serves /{categorySlug}[/{subcategorySlug}[/{leafSlug}]]: at most three levels.
create table public.categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (public.is_slug(slug)),
  name text not null check (length(name) between 1 and 80),
  name_lt text not null check (length(name_lt) between 1 and 80),
  name_ru text not null check (length(name_ru) between 1 and 80),
  description text not null default '' check (length(description) <= 1000),
  description_lt text not null default '' check (length(description_lt) <= 1000),
  description_ru text not null default '' check (length(description_ru) <= 1000),
  parent_id uuid references public.categories (id) on delete restrict,
  is_active boolean not null default true,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (parent_id <> id)
);

create index categories_by_parent on public.categories (parent_id, display_order);
create index categories_by_order on public.categories (display_order, slug);

create trigger touch_updated_at before update on public.categories
  for each row execute function public.touch_updated_at();

create function public.check_category() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  above integer;
  below integer;
begin
  if exists (select from public.reserved_slugs where slug = new.slug) then
    raise exception 'the shop itself uses the address /%', new.slug
      using errcode = 'check_violation', constraint = 'categories_slug_not_reserved';
  end if;
  if new.parent_id is null then
    return new;
  end if;
  -- Two moves at once could otherwise close a circle that neither of them sees.
  perform pg_advisory_xact_lock(1001, 0);
  with recursive ancestors as (
    select id, parent_id, 1 as depth from public.categories where id = new.parent_id
    union all
    select parent.id, parent.parent_id, depth + 1
    from public.categories parent join ancestors on parent.id = ancestors.parent_id where depth < 5
  )
  select max(depth) into above from ancestors where not exists (select from ancestors where id = new.id);
  with recursive descendants as (
    select id, 0 as depth from public.categories where id = new.id
    union all
    select child.id, depth + 1
    from public.categories child join descendants on child.parent_id = descendants.id where depth < 5
  )
  select coalesce(max(depth), 0) into below from descendants;
  if above is null or above + 1 + below > 3 then
    raise exception 'categories have three levels, and none stands below itself'
      using errcode = 'check_violation', constraint = 'categories_three_levels';
  end if;
  return new;
end
$$;

create trigger check_category before insert or update of slug, parent_id on public.categories
  for each row execute function public.check_category();

-- Addresses that were, for pages that moved. Paths carry no language prefix.
create table public.slug_redirects (
  old_path text primary key check (public.is_shop_path(old_path)),
  new_path text not null check (public.is_shop_path(new_path) and new_path <> old_path),
  created_at timestamptz not null default now()
);

create index slug_redirects_by_target on public.slug_redirects (new_path);

-- A category that gets another slug stays findable. Chains are shortened, circles are not left behind.
create function public.redirect_renamed_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.slug_redirects where old_path = '/' || new.slug;
  update public.slug_redirects set new_path = '/' || new.slug where new_path = '/' || old.slug;
  insert into public.slug_redirects (old_path, new_path) values ('/' || old.slug, '/' || new.slug)
  on conflict (old_path) do update set new_path = excluded.new_path, created_at = now();
  return null;
end
$$;

create trigger redirect_renamed_category after update of slug on public.categories
  for each row when (old.slug is distinct from new.slug) execute function public.redirect_renamed_category();

alter table public.reserved_slugs enable row level security;
alter table public.categories enable row level security;
alter table public.slug_redirects enable row level security;

create policy "editors read reserved slugs" on public.reserved_slugs
  for select to authenticated using ((select public.is_editor()));

create policy "everyone reads active categories" on public.categories
  for select to anon, authenticated using (is_active);
create policy "editors read all categories" on public.categories
  for select to authenticated using ((select public.is_editor()));
create policy "editors add categories" on public.categories
  for insert to authenticated with check ((select public.is_editor()));
create policy "editors change categories" on public.categories
  for update to authenticated using ((select public.is_editor())) with check ((select public.is_editor()));
create policy "editors delete categories" on public.categories
  for delete to authenticated using ((select public.is_editor()));
grant select on public.categories to anon;
grant insert, update, delete on public.categories to authenticated;

create policy "everyone reads redirects" on public.slug_redirects for select to anon, authenticated using (true);
create policy "editors write redirects" on public.slug_redirects
  for all to authenticated using ((select public.is_editor())) with check ((select public.is_editor()));
grant select on public.slug_redirects to anon;
grant insert, update, delete on public.slug_redirects to authenticated;
