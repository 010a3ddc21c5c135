-- Products are sorted into categories by their words (src/domain/catalogue/categorize); what a run changed is kept, so that it can be
-- undone.

create table public.categorization_runs (
  -- Made by who asks.
  id uuid primary key,
  started_by uuid references auth.users (id) on delete set null,
  started_at timestamptz not null default now(),
  checked integer not null check (checked >= 0),
  undone_at timestamptz
);
create index categorization_runs_by_time on public.categorization_runs (started_at desc);
create index categorization_runs_by_person on public.categorization_runs (started_by);

create table public.categorization_changes (
  run_id uuid not null references public.categorization_runs (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  before_category text references public.categories (slug) on update cascade on delete set null,
  before_subcategory text,
  after_category text references public.categories (slug) on update cascade on delete set null,
  after_subcategory text not null,
  -- `kept`: it was changed again before the run was undone, and stayed as it was.
  state text not null default 'done' check (state in ('done', 'restored', 'kept')),
  primary key (run_id, product_id)
);
create index categorization_changes_by_product on public.categorization_changes (product_id);
create index categorization_changes_from on public.categorization_changes (before_category);
create index categorization_changes_to on public.categorization_changes (after_category);

alter table public.categorization_runs enable row level security;
alter table public.categorization_changes enable row level security;
create policy "editors read runs" on public.categorization_runs for select to authenticated using ((select public.is_editor()));
create policy "editors read changes" on public.categorization_changes for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.categorization_runs, public.categorization_changes from anon, authenticated, service_role;
create trigger record_audit after insert or update on public.categorization_runs
  for each row execute function public.record_audit('id', '', 'staff');

-- A page of what products say of themselves, in the order of their ids; those put away are left in peace.
create function public.read_products_to_sort(after_id text, page_size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru, 'description', description, 'description_lt', description_lt,
    'description_ru', description_ru, 'tags', tags, 'category', category, 'subcategory', subcategory, 'active', active
  ) order by id), '[]')
  from (
    select * from public.products where archived_at is null and id > after_id order by id limit least(page_size, 1000)
  ) page
$$;

-- The shelves that there are: every category with what stands above it, itself first, and where slugs that were lead now.
create function public.read_shelves() returns jsonb
language sql stable security definer set search_path = '' as $$
  with recursive chains as (
    select slug, parent_id, is_active, array[slug] as chain from public.categories
    union all
    select chains.slug, above.parent_id, chains.is_active and above.is_active, chains.chain || above.slug
    from chains join public.categories above on above.id = chains.parent_id
  )
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'chain', chain, 'is_shown', is_active) order by slug), '[]')
      from chains where parent_id is null
    ),
    'moved', (
      select coalesce(jsonb_object_agg(substr(old_path, 2), substr(new_path, 2)), '{}')
      from public.slug_redirects where old_path !~ '^/.*/' and new_path !~ '^/.*/'
    )
  )
$$;

-- Puts products onto other shelves and keeps what was. `changes`: [{ id, before: { category, subcategory }, after: {…} }]; a product
-- that stands elsewhere by now is left. Said twice for one run, each product is changed once. { ok, changed, passed }: how many are
-- changed by this run in all, and the ids that were left.
create function public.carry_out_categorization(run uuid, checked integer, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  chosen text[];
  passed text[];
begin
  insert into public.categorization_runs (id, started_by, checked) values (run, public.acting_person(), carry_out_categorization.checked)
  on conflict (id) do nothing;
  perform from public.products where id in (select change ->> 'id' from jsonb_array_elements(changes) change) order by id for no key update;
  with said as (
    select change ->> 'id' as id, change #>> '{before,category}' as was_category, change #>> '{before,subcategory}' as was_subcategory
    from jsonb_array_elements(changes) change
    where not exists (select from public.categorization_changes known where run_id = run and product_id = change ->> 'id')
  )
  select
    coalesce(array_agg(said.id order by said.id) filter (where product.id is not null), '{}'),
    coalesce(array_agg(said.id order by said.id) filter (where product.id is null), '{}')
  into chosen, passed
  from said left join public.products product on product.id = said.id
    and (product.category, product.subcategory) is not distinct from (said.was_category, said.was_subcategory);
  perform public.keep_product_version(id) from unnest(chosen) id;
  insert into public.categorization_changes (run_id, product_id, before_category, before_subcategory, after_category, after_subcategory)
  select run, product.id, product.category, product.subcategory, change #>> '{after,category}', change #>> '{after,subcategory}'
  from jsonb_array_elements(changes) change join public.products product on product.id = change ->> 'id'
  where product.id = any (chosen);
  update public.products product set category = done.after_category, subcategory = done.after_subcategory
  from public.categorization_changes done
  where done.run_id = run and done.product_id = product.id and product.id = any (chosen);
  perform public.keep_product_version(id) from unnest(chosen) id;
  return jsonb_build_object(
    'ok', true, 'changed', (select count(*) from public.categorization_changes where run_id = run), 'passed', to_jsonb(passed)
  );
end
$$;

-- Takes back what a run changed, up to five hundred products at once: { ok, restored, kept, left }, to be asked until none is left.
-- What was changed again since stays (`kept`). { ok: false } with run_unknown.
create function public.undo_categorization(run uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  chosen text[];
  fitting text[];
begin
  perform from public.categorization_runs where id = run for no key update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'run_unknown');
  end if;
  chosen := array(
    select product_id from public.categorization_changes where run_id = run and state = 'done' order by product_id limit 500
  );
  perform from public.products where id = any (chosen) order by id for no key update;
  fitting := array(
    select product.id from public.products product
    join public.categorization_changes done on done.run_id = run and done.product_id = product.id
    where product.id = any (chosen)
      and (product.category, product.subcategory) is not distinct from (done.after_category, done.after_subcategory)
      -- Where it stood is gone: what is for sale stays where people find it.
      and (done.before_category is not null or not product.active)
    order by product.id
  );
  perform public.keep_product_version(id) from unnest(fitting) id;
  update public.products product set category = done.before_category, subcategory = done.before_subcategory
  from public.categorization_changes done
  where done.run_id = run and done.product_id = product.id and product.id = any (fitting);
  perform public.keep_product_version(id) from unnest(fitting) id;
  update public.categorization_changes set state = case when product_id = any (fitting) then 'restored' else 'kept' end
  where run_id = run and product_id = any (chosen);
  update public.categorization_runs set undone_at = coalesce(undone_at, now()) where id = run;
  return (
    select jsonb_build_object(
      'ok', true, 'restored', count(*) filter (where state = 'restored'), 'kept', count(*) filter (where state = 'kept'),
      'left', count(*) filter (where state = 'done')
    )
    from public.categorization_changes where run_id = run
  );
end
$$;

-- The last ten runs for editors and administrators, the last first; null for anybody else.
create function public.list_categorization_runs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object('runs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', run.id, 'at', run.started_at, 'by', public.actor_name(run.started_by::text), 'checked', run.checked, 'undone_at', run.undone_at,
      'changed', (select count(*) from public.categorization_changes where run_id = run.id),
      'left', (select count(*) from public.categorization_changes where run_id = run.id and state = 'done')
    ) order by run.started_at desc, run.id), '[]')
    from (select * from public.categorization_runs order by started_at desc limit 10) run
  ));
end
$$;

revoke execute on function
  public.read_products_to_sort(text, integer), public.read_shelves(), public.carry_out_categorization(uuid, integer, jsonb),
  public.undo_categorization(uuid)
  from public, anon, authenticated;
grant execute on function
  public.read_products_to_sort(text, integer), public.read_shelves(), public.carry_out_categorization(uuid, integer, jsonb),
  public.undo_categorization(uuid)
  to service_role;
revoke execute on function public.list_categorization_runs() from public, anon, service_role;
grant execute on function public.list_categorization_runs() to authenticated;
