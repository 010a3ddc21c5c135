-- Products of the back office: a page of them by view and words, one with everything that its editor changes, what keeps it from
-- being sold, and every state that it was saved in.

alter table public.products
  -- Where it stands that what its texts claim of the environment is so: a certificate, a label with its number.
  add column claim_proof text not null default '' check (length(claim_proof) <= 500),
  -- Words in its texts that claim something of the environment; kept by trigger.
  add column claims text[] not null default '{}',
  -- Put away: out of the everyday lists, never sold.
  add column archived_at timestamptz,
  add constraint products_archived_are_not_sold check (archived_at is null or not active);

create index products_by_creation_and_id on public.products (created_at desc, id desc);

-- General claims that are banned without recognised proof (Directive (EU) 2024/825, in force since 2026-09-27): beginnings of
-- words as `normalize_search` writes them, several words with one space between.
create table public.claim_words (
  language text not null check (language in ('en', 'lt', 'ru')),
  beginning text not null check (beginning = public.normalize_search(beginning) and beginning ~ '^[[:alpha:] ]{3,60}$'),
  primary key (language, beginning)
);
alter table public.claim_words enable row level security;
create policy "editors read claim words" on public.claim_words for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.claim_words from anon, authenticated, service_role;

insert into public.claim_words (language, beginning) values
  ('en', 'sustainab'), ('en', 'eco'), ('en', 'ecological'), ('en', 'environmentally friendly'), ('en', 'planet friendly'),
  ('en', 'climate neutral'), ('en', 'climate positive'), ('en', 'carbon neutral'), ('en', 'green fashion'), ('en', 'green choice'),
  ('en', 'biodegradable'), ('en', 'conscious'), ('en', 'ethical'), ('en', 'responsibly made'), ('en', 'organic'),
  ('lt', 'tvari'), ('lt', 'tvaru'), ('lt', 'ekolog'), ('lt', 'draugiska aplinkai'), ('lt', 'draugiskas aplinkai'),
  ('lt', 'aplinkai draugisk'), ('lt', 'aplinkai nekenk'), ('lt', 'klimatui neutral'), ('lt', 'neutralus klimatui'),
  ('lt', 'biologiskai skaid'), ('lt', 'zalia mada'), ('lt', 'atsakingai pagamint'), ('lt', 'organin'),
  ('ru', 'экологич'), ('ru', 'эко'), ('ru', 'экодруж'), ('ru', 'устойчивая мода'), ('ru', 'устойчивой моды'),
  ('ru', 'осознанная мода'), ('ru', 'осознанной моды'), ('ru', 'безвредно для окружающей'), ('ru', 'безопасно для окружающей'),
  ('ru', 'углеродно нейтральн'), ('ru', 'климатически нейтральн'), ('ru', 'биоразлагаем'), ('ru', 'органическ');

-- The claims in texts of a language: what of `claim_words` a word, or several, begin with. Whole words where the beginning is short
-- enough to begin others ("eco", "эко").
create function public.claims_in(words text, language text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  plain constant text := public.normalize_search(words);
  pattern constant text := (
    select '\m(' || string_agg(
      replace(beginning, ' ', '[^[:alpha:]]+') || case when length(beginning) <= 3 then '\M' else '' end, '|' order by beginning
    ) || ')'
    from public.claim_words where claim_words.language = claims_in.language
  );
begin
  -- One look is enough for nearly all texts.
  if plain !~ pattern then
    return '{}';
  end if;
  return array(
    select distinct regexp_replace(hit[1], '[^[:alpha:]]+', ' ', 'g') from regexp_matches(plain, pattern, 'g') hit order by 1
  );
end
$$;

create function public.find_claims() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.claims := array(
    select distinct claim from unnest(
      public.claims_in(concat_ws(' ', new.name, new.description), 'en')
      || public.claims_in(concat_ws(' ', new.name_lt, new.description_lt), 'lt')
      || public.claims_in(concat_ws(' ', new.name_ru, new.description_ru), 'ru')
    ) claim order by claim
  );
  return new;
end
$$;
create trigger find_claims
  before insert or update of name, name_lt, name_ru, description, description_lt, description_ru, claims on public.products
  for each row execute function public.find_claims();

drop trigger touch_updated_at on public.products;
create trigger touch_updated_at before update of
  name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, sku, category, subcategory, brand,
  tags, images, featured, is_new, is_sale, active, manufacturer_id, country_of_origin, warnings, warnings_lt, warnings_ru,
  care_code, fit_code, size_guide_code, model_height, model_size, claim_proof, archived_at
  on public.products for each row execute function public.touch_updated_at();
drop trigger record_audit on public.products;
create trigger record_audit after insert or delete or update of
  name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, sku, category, subcategory, brand,
  tags, images, featured, is_new, is_sale, active, manufacturer_id, country_of_origin, warnings, warnings_lt, warnings_ru,
  care_code, fit_code, size_guide_code, model_height, model_size, claim_proof, archived_at
  on public.products for each row
  execute function public.record_audit('id', 'stock_quantity,sizes,colors,rating,review_count,lowest_price,claims');

-- Products are changed by the functions below alone, which look at their version and keep what they were.
do $$
declare
  name text;
  kind text;
begin
  foreach name in array array['product_compositions', 'product_measurements', 'product_pictures'] loop
    foreach kind in array array['editors add', 'editors change', 'editors delete'] loop
      execute format('drop policy %I on public.%I', kind, name);
    end loop;
    execute format('revoke insert, update, delete on public.%I from authenticated', name);
  end loop;
  foreach name in array array['products', 'variants'] loop
    foreach kind in array array['add', 'change', 'delete'] loop
      execute format('drop policy %I on public.%I', 'editors ' || kind || ' ' || name, replace(name, 'variants', 'product_variants'));
    end loop;
  end loop;
  revoke insert, update, delete on public.products, public.product_variants from authenticated;
  revoke insert (id, product_id, sku, size, color, position), update (sku, size, color, position) on public.product_variants from authenticated;
end
$$;

-- What keeps a product from being sold; nothing where it may be. Of law: maker (Regulation (EU) 2023/988), composition (Regulation
-- (EU) 1007/2011), claims (Directive (EU) 2024/825); of the shop: all else. Null `ids` are all that are not archived.
create function public.find_product_problems(ids text[]) returns table (product_id text, problems text[])
language sql stable security definer set search_path = '' as $$
  select product.id, array_remove(array[
    case when product.price <= 0 then 'price' end,
    case when product.category is null then 'category' end,
    case when product.manufacturer_id is null then 'maker' end,
    case when '' in (product.name, product.name_lt, product.name_ru) then 'names' end,
    case when '' in (product.description, product.description_lt, product.description_ru) then 'descriptions' end,
    case when pictures.number = 0 then 'pictures' when pictures.described < pictures.number then 'picture_texts' end,
    case when variants.product_id is null then 'variants' end,
    case when compositions.product_id is null then 'composition' end,
    case when cardinality(product.claims) > 0 and product.claim_proof = '' then 'claims' end
  ], null)
  from public.products product
  left join lateral (
    select cardinality(product.images) as number, (
      select count(*) from public.product_pictures told where told.product_id = product.id and told.picture = any (product.images)
    ) as described
  ) pictures on true
  left join (select distinct variant.product_id from public.product_variants variant where ids is null or variant.product_id = any (ids)) variants
    on variants.product_id = product.id
  left join (select distinct part.product_id from public.product_compositions part where ids is null or part.product_id = any (ids)) compositions
    on compositions.product_id = product.id
  where case when ids is null then product.archived_at is null else product.id = any (ids) end
$$;

-- What the editor of a product changes, as it is now. Money in euro cents, lengths in millimetres, `model_height` in centimetres.
create function public.product_content(product public.products) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(product) - array[
    'id', 'active', 'archived_at', 'stock_quantity', 'lowest_price', 'sizes', 'colors', 'rating', 'review_count', 'is_sale', 'claims',
    'created_at', 'updated_at'
  ] || jsonb_build_object(
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'size', size, 'color', color) order by position, public.size_rank(size), id), '[]')
      from public.product_variants where product_id = product.id
    ),
    'composition', (
      select coalesce(jsonb_agg(jsonb_build_object('part', part_code, 'fibre', fibre_code, 'percent', percent)
        order by part.display_order, part_code, percent desc, fibre_code), '[]')
      from public.product_compositions join public.garment_parts part on part.code = part_code where product_id = product.id
    ),
    'measurements', (
      select coalesce(jsonb_agg(jsonb_build_object('size', size, 'measure', measure, 'millimetres', millimetres)
        order by public.size_rank(size), size, measure), '[]')
      from public.product_measurements where product_id = product.id
    ),
    'pictures', (
      select coalesce(jsonb_agg(jsonb_build_object('picture', picture, 'color', color, 'alt', alt, 'alt_lt', alt_lt, 'alt_ru', alt_ru)
        order by array_position(product.images, picture), picture), '[]')
      from public.product_pictures where product_id = product.id
    )
  )
$$;

-- Every state that a product was saved in, so that it can be had again. `saved_by` is whoever saved it.
create table public.product_versions (
  id bigint generated always as identity primary key,
  product_id text not null references public.products (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default clock_timestamp(),
  -- Made by who saves: said twice, it is saved once.
  request_id uuid unique
);
create index product_versions_by_product on public.product_versions (product_id, id desc);
create index product_versions_by_person on public.product_versions (saved_by);
alter table public.product_versions enable row level security;
create policy "editors read versions" on public.product_versions for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.product_versions from anon, authenticated, service_role;

-- What is to be done with a product at a time: put on sale or taken off. `refusal` says why it could not be (as `move_product`).
create table public.product_plans (
  product_id text primary key references public.products (id) on delete cascade,
  act text not null check (act in ('sell', 'withdraw')),
  due_at timestamptz not null,
  refusal jsonb
);
create index product_plans_by_time on public.product_plans (due_at) where refusal is null;
alter table public.product_plans enable row level security;
create policy "editors read plans" on public.product_plans for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.product_plans from anon, authenticated, service_role;
create trigger record_audit after insert or update or delete on public.product_plans
  for each row execute function public.record_audit('product_id', 'refusal', 'staff');

-- Keeps what a product is, unless it is what was kept last.
create function public.keep_product_version(product text, request uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  now_content constant jsonb := (select public.product_content(products) from public.products where id = product);
begin
  if now_content is distinct from (select content from public.product_versions where product_id = product order by id desc limit 1) then
    insert into public.product_versions (product_id, content, saved_by, request_id)
    values (product, now_content, public.acting_person(), request);
  end if;
end
$$;

-- A product as a list shows it.
create function public.listed_product(product public.products, problems text[], language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', product.id, 'sku', product.sku, 'name', public.name_in(product, language), 'brand', product.brand,
    'category', product.category, 'picture', product.images[1], 'price', product.price, 'sale_price', product.sale_price,
    'lowest_price', product.lowest_price, 'stock', product.stock_quantity, 'active', product.active,
    'is_archived', product.archived_at is not null, 'problems', to_jsonb(problems), 'updated_at', product.updated_at,
    'variants', (select count(*) from public.product_variants where product_id = product.id),
    'planned', (select jsonb_build_object('act', act, 'due_at', due_at) from public.product_plans where product_id = product.id and refusal is null),
    'place', jsonb_build_object('at', product.created_at, 'id', product.id)
  )
$$;

-- A page of products for editors and administrators, the newest first; null for anybody else. `asked`: view (all, on_sale, off_sale,
-- incomplete, sold_out, reduced: none of these archived; archived), words, category (with all below it), language,
-- after ({at, id} of the last before the page), size. Totals, counts of the views and the categories come with the first.
create function public.list_products(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  slugs constant text[] := case when asked ->> 'category' is not null
    then array(select public.category_branch(asked ->> 'category')) end;
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant text := asked #>> '{after,id}';
  is_first constant boolean := after_id is null;
  incomplete text[];
  page text[];
  answer jsonb;
begin
  if not public.is_editor() then
    return null;
  end if;
  if is_first or view = 'incomplete' then
    incomplete := array(select product_id from public.find_product_problems(null) where cardinality(problems) > 0);
  end if;
  page := array(
    select id from public.products product
    where (product.archived_at is not null) = (view = 'archived')
      and (after_id is null or (created_at, id) < (after_at, after_id))
      and (words is null or public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%')
      and (slugs is null or category = any (slugs))
      and case view
        when 'on_sale' then active when 'off_sale' then not active when 'sold_out' then active and stock_quantity = 0
        when 'reduced' then sale_price is not null when 'incomplete' then id = any (incomplete) else true
      end
    order by created_at desc, id desc limit page_size + 1
  );
  select jsonb_build_object(
    'more', cardinality(page) > page_size,
    'products', coalesce(jsonb_agg(
      public.listed_product(product, problems, asked ->> 'language') order by created_at desc, id desc
    ), '[]')
  ) into answer
  from public.products product join public.find_product_problems(page[1:page_size]) found on found.product_id = product.id;
  if not is_first then
    return answer;
  end if;
  return answer || (
    select jsonb_build_object(
      'counts', jsonb_build_object(
        'all', count(*) filter (where archived_at is null),
        'on_sale', count(*) filter (where active),
        'off_sale', count(*) filter (where not active and archived_at is null),
        'incomplete', count(*) filter (where id = any (incomplete)),
        'sold_out', count(*) filter (where active and stock_quantity = 0),
        'reduced', count(*) filter (where sale_price is not null and archived_at is null),
        'archived', count(*) filter (where archived_at is not null)
      ),
      'categories', public.named_category_tree()
    )
    from public.products
    where (words is null or public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%')
      and (slugs is null or category = any (slugs))
  );
end
$$;

-- All categories with their depth, parents before their children.
create function public.named_category_tree() returns jsonb
language sql stable security definer set search_path = '' as $$
  with recursive tree as (
    select id, slug, name, name_lt, name_ru, 0 as depth, array[lpad(display_order::text, 6, '0'), slug] as place
    from public.categories where parent_id is null
    union all
    select child.id, child.slug, child.name, child.name_lt, child.name_ru, depth + 1, place || array[lpad(child.display_order::text, 6, '0'), child.slug]
    from public.categories child join tree on child.parent_id = tree.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru, 'depth', depth) order by place), '[]')
  from tree
$$;

-- One product for editors and administrators, { product, choices }, product null for an id that is none; null for anybody else.
-- `choices` is what its fields may name.
create function public.read_product_for_staff(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  product public.products;
begin
  if not public.is_editor() then
    return null;
  end if;
  select * into product from public.products where id = asked ->> 'id';
  return jsonb_build_object(
    'product', case when product.id is not null then jsonb_build_object(
      'id', product.id, 'version', product.updated_at, 'active', product.active, 'is_archived', product.archived_at is not null,
      'claims', product.claims, 'lowest_price', product.lowest_price, 'rating', product.rating, 'review_count', product.review_count,
      'created_at', product.created_at, 'content', public.product_content(product),
      'plan', (
        select jsonb_build_object('act', act, 'due_at', due_at, 'problems', coalesce(refusal -> 'problems', '[]'), 'is_refused', refusal is not null)
        from public.product_plans where product_id = product.id
      ),
      'problems', (select to_jsonb(problems) from public.find_product_problems(array[product.id])),
      'stock', (
        select coalesce(jsonb_object_agg(id, jsonb_build_object('on_hand', on_hand, 'free', free)), '{}')
        from public.product_variants where product_id = product.id
      ),
      'history', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'at', saved_at, 'by', coalesce(nullif((select display_name from public.profiles where user_id = saved_by), ''), (select email from auth.users where users.id = saved_by)),
          'changed', (
            select coalesce(jsonb_agg(key order by key), '[]') from jsonb_each(content)
            where before is not null and value is distinct from before -> key
          ), 'is_first', before is null
        ) order by id desc), '[]')
        from (
          select kept.*, lag(content) over (order by id) as before
          from (select * from public.product_versions where product_id = product.id order by id desc limit 31) kept
          order by id desc limit 30
        ) latest
      )
    ) end,
    'choices', jsonb_build_object(
      'categories', public.named_category_tree(),
      'makers', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'country', country) order by lower(name)), '[]') from public.manufacturers),
      'parts', public.named_choices('garment_parts'), 'fibres', public.named_choices('fibres'),
      'care', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', text, 'name_lt', text_lt, 'name_ru', text_ru) order by display_order, code), '[]') from public.care_instructions),
      'fits', public.named_choices('fits'),
      'brands', (select coalesce(jsonb_agg(brand order by lower(brand)), '[]') from (select distinct brand from public.products where brand <> '') known),
      'tags', (select coalesce(jsonb_agg(tag order by tag), '[]') from (select distinct unnest(tags) as tag from public.products) known),
      'subcategories', (select coalesce(jsonb_agg(subcategory order by subcategory), '[]') from (select distinct subcategory from public.products where subcategory is not null) known),
      'measures', (select coalesce(jsonb_agg(measure order by measure), '[]') from (select distinct measure from public.product_measurements) known)
    )
  );
end
$$;

create function public.named_choices(vocabulary text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''code'', code, ''name'', name, ''name_lt'', name_lt, ''name_ru'', name_ru)
    order by display_order, code), ''[]'') from public.%I', vocabulary) into answer;
  return answer;
end
$$;

-- What a product was when it was saved under this number, { content }; content null where there is none, null for whoever may not see it.
create function public.read_product_version(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object('content', (
    select content from public.product_versions
    where id = (asked ->> 'version')::bigint and product_id = asked ->> 'id'
  ));
end
$$;

-- Makes a product or changes one. `wanted`: id, version (`updated_at` that was read; null for a new one), request (said twice, it is
-- saved once), content (as `product_content`). { ok, id, version } or product_unknown, id_taken, sku_taken (with which), product_stale (somebody changed it
-- meanwhile), choice_unknown (a category, maker or fibre that it names is gone), variant_kept (with which: it lies in the store, or
-- orders name it), product_incomplete (with problems: it is for sale and could not be sold like this).
create function public.save_product(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  content constant jsonb := wanted -> 'content';
  wanted_id constant text := wanted ->> 'id';
  known public.products;
  product public.products;
  kept text;
  found_problems text[];
  broken text;
begin
  select * into known from public.products where id = wanted_id for no key update;
  if exists (select from public.product_versions where request_id = (wanted ->> 'request')::uuid and product_id = wanted_id) then
    return jsonb_build_object('ok', true, 'id', known.id, 'version', known.updated_at);
  end if;
  if wanted ->> 'version' is null then
    if known.id is not null then
      return jsonb_build_object('ok', false, 'code', 'id_taken');
    end if;
  elsif known.id is null then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  elsif known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'product_stale');
  elsif public.product_content(known) = content then
    return jsonb_build_object('ok', true, 'id', known.id, 'version', known.updated_at);
  end if;
  select sku into kept from public.products where sku = content ->> 'sku' and id <> wanted_id
  union all
  select variant.sku from public.product_variants variant
  join jsonb_to_recordset(content -> 'variants') as said (sku text) on said.sku = variant.sku where product_id <> wanted_id
  limit 1;
  if kept is not null then
    return jsonb_build_object('ok', false, 'code', 'sku_taken', 'sku', kept);
  end if;
  product := jsonb_populate_record(known, content - array['variants', 'composition', 'measurements', 'pictures']);
  if known.id is not null then
    -- Changed past this function before, it can be had again all the same.
    perform public.keep_product_version(known.id);
    update public.products set
      name = product.name, name_lt = product.name_lt, name_ru = product.name_ru, description = product.description,
      description_lt = product.description_lt, description_ru = product.description_ru, price = product.price,
      sale_price = product.sale_price, is_sale = product.sale_price is not null, sku = product.sku, category = product.category,
      subcategory = product.subcategory, brand = product.brand, tags = product.tags, images = product.images,
      featured = product.featured, is_new = product.is_new, manufacturer_id = product.manufacturer_id,
      country_of_origin = product.country_of_origin, warnings = product.warnings, warnings_lt = product.warnings_lt,
      warnings_ru = product.warnings_ru, care_code = product.care_code, fit_code = product.fit_code,
      size_guide_code = product.size_guide_code, model_height = product.model_height, model_size = product.model_size,
      claim_proof = product.claim_proof
    where id = wanted_id;
  else
    insert into public.products (
      id, name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, is_sale, sku, category, subcategory,
      brand, tags, images, featured, is_new, active, manufacturer_id, country_of_origin, warnings, warnings_lt, warnings_ru, care_code,
      fit_code, size_guide_code, model_height, model_size, claim_proof
    ) values (
      wanted_id, product.name, product.name_lt, product.name_ru, product.description, product.description_lt, product.description_ru,
      product.price, product.sale_price, product.sale_price is not null, product.sku, product.category, product.subcategory,
      product.brand, product.tags, product.images, product.featured, product.is_new, false, product.manufacturer_id,
      product.country_of_origin, product.warnings, product.warnings_lt, product.warnings_ru, product.care_code, product.fit_code,
      product.size_guide_code, product.model_height, product.model_size, product.claim_proof
    );
  end if;

  -- A piece that lies in the store, that an order names or that was counted stays what it is.
  select sku into kept from public.product_variants variant
  where product_id = wanted_id
    and not exists (select from jsonb_to_recordset(content -> 'variants') as said (id uuid) where said.id = variant.id)
    and (on_hand > 0 or public.is_variant_named(variant.id))
  order by sku limit 1;
  if kept is not null then
    raise exception using errcode = 'P0001', message = 'variant_kept', detail = kept;
  end if;
  delete from public.product_variants variant where product_id = wanted_id
    and not exists (select from jsonb_to_recordset(content -> 'variants') as said (id uuid) where said.id = variant.id);
  -- Codes that two pieces exchange would meet on the way.
  update public.product_variants set sku = left(id::text, 40) where product_id = wanted_id
    and exists (select from jsonb_to_recordset(content -> 'variants') as said (id uuid, sku text) where said.id = product_variants.id and said.sku <> product_variants.sku);
  insert into public.product_variants (id, product_id, sku, size, color, position)
  select said.id, wanted_id, said.sku, said.size, said.color, said.place
  from (
    select (value ->> 'id')::uuid as id, value ->> 'sku' as sku, value ->> 'size' as size, value ->> 'color' as color, place
    from jsonb_array_elements(content -> 'variants') with ordinality as list (value, place)
  ) said
  on conflict (id) do update set sku = excluded.sku, position = excluded.position;
  if exists (
    select from jsonb_to_recordset(content -> 'variants') as said (id uuid, size text, color text)
    join public.product_variants variant on variant.id = said.id
    where (variant.product_id, variant.size, variant.color) <> (wanted_id, said.size, said.color)
  ) then
    raise exception using errcode = 'P0001', message = 'variant_kept', detail = content #>> '{variants,0,sku}';
  end if;

  delete from public.product_compositions where product_id = wanted_id;
  insert into public.product_compositions (product_id, part_code, fibre_code, percent)
  select wanted_id, part, fibre, percent from jsonb_to_recordset(content -> 'composition') as said (part text, fibre text, percent integer);
  delete from public.product_measurements where product_id = wanted_id;
  insert into public.product_measurements (product_id, size, measure, millimetres)
  select wanted_id, size, measure, millimetres
  from jsonb_to_recordset(content -> 'measurements') as said (size text, measure text, millimetres integer);
  delete from public.product_pictures where product_id = wanted_id;
  insert into public.product_pictures (product_id, picture, color, alt, alt_lt, alt_ru)
  select wanted_id, picture, color, alt, alt_lt, alt_ru
  from jsonb_to_recordset(content -> 'pictures') as said (picture text, color text, alt text, alt_lt text, alt_ru text);

  select * into product from public.products where id = wanted_id;
  if product.active then
    select problems into found_problems from public.find_product_problems(array[wanted_id]);
    if cardinality(found_problems) > 0 then
      raise exception using errcode = 'P0001', message = 'product_incomplete', detail = to_jsonb(found_problems)::text;
    end if;
  end if;
  perform public.keep_product_version(wanted_id, (wanted ->> 'request')::uuid);
  return jsonb_build_object('ok', true, 'id', wanted_id, 'version', product.updated_at);
exception
  when raise_exception then
    get stacked diagnostics broken = message_text, kept = pg_exception_detail;
    return jsonb_build_object('ok', false, 'code', broken) || case broken
      when 'product_incomplete' then jsonb_build_object('problems', kept::jsonb) else jsonb_build_object('sku', kept) end;
  when foreign_key_violation then
    return jsonb_build_object('ok', false, 'code', 'choice_unknown');
  when check_violation then
    get stacked diagnostics broken = constraint_name;
    if broken = 'products_active_are_complete' then
      return jsonb_build_object('ok', false, 'code', 'product_incomplete', 'problems', '[]'::jsonb);
    end if;
    raise;
end
$$;

-- Whether an order, a movement or a stock-take names a variant.
create function public.is_variant_named(variant uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.stock_movements where variant_id = variant)
    or exists (select from public.stock_reservations where variant_id = variant)
    or exists (select from public.order_items where variant_id = variant)
    or exists (select from public.return_items where exchange_variant_id = variant)
    or exists (select from public.stock_take_lines where variant_id = variant)
$$;

-- What a list changes without opening the product: both prices at once. { ok, version } or product_unknown, product_stale,
-- product_incomplete.
create function public.price_product(product text, version timestamptz, price integer, sale_price integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.products;
begin
  select * into known from public.products where id = product for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  end if;
  if (known.price, known.sale_price) is not distinct from (price_product.price, price_product.sale_price) then
    return jsonb_build_object('ok', true, 'id', known.id, 'version', known.updated_at);
  end if;
  if known.updated_at <> price_product.version then
    return jsonb_build_object('ok', false, 'code', 'product_stale');
  end if;
  if known.active and price_product.price <= 0 then
    return jsonb_build_object('ok', false, 'code', 'product_incomplete', 'problems', '["price"]'::jsonb);
  end if;
  perform public.keep_product_version(known.id);
  update public.products set price = price_product.price, sale_price = price_product.sale_price,
    is_sale = price_product.sale_price is not null where id = product returning * into known;
  perform public.keep_product_version(known.id);
  return jsonb_build_object('ok', true, 'id', known.id, 'version', known.updated_at);
end
$$;

-- Puts a product on sale (`sell`), takes it off (`withdraw`), puts it away (`archive`) or back among the others (`restore`).
-- { ok, changed } or product_unknown, product_archived, product_incomplete with its problems.
create function public.move_product(product text, act text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.products;
  found_problems text[];
begin
  select * into known from public.products where id = product for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  end if;
  if act = 'sell' and not known.active then
    if known.archived_at is not null then
      return jsonb_build_object('ok', false, 'code', 'product_archived');
    end if;
    select problems into found_problems from public.find_product_problems(array[known.id]);
    if cardinality(found_problems) > 0 then
      return jsonb_build_object('ok', false, 'code', 'product_incomplete', 'problems', to_jsonb(found_problems));
    end if;
    update public.products set active = true where id = known.id;
  elsif act = 'withdraw' and known.active then
    update public.products set active = false where id = known.id;
  elsif act = 'archive' and known.archived_at is null then
    delete from public.product_plans where product_id = known.id;
    update public.products set active = false, archived_at = now() where id = known.id;
  elsif act = 'restore' and known.archived_at is not null then
    update public.products set archived_at = null where id = known.id;
  else
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Plans what is done with a product at a time of Vilnius (`2026-12-05T10:00`); null takes the plan back. { ok, changed } or
-- product_unknown, product_archived, plan_past.
create function public.plan_product(product text, act text, local_time text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.products;
  due constant timestamptz := local_time::timestamp at time zone 'Europe/Vilnius';
begin
  select * into known from public.products where id = product for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  end if;
  if due is null then
    delete from public.product_plans where product_id = known.id;
    return jsonb_build_object('ok', true, 'changed', found);
  end if;
  if known.archived_at is not null then
    return jsonb_build_object('ok', false, 'code', 'product_archived');
  end if;
  if due <= now() then
    return jsonb_build_object('ok', false, 'code', 'plan_past');
  end if;
  insert into public.product_plans (product_id, act, due_at) values (known.id, plan_product.act, due)
  on conflict (product_id) do update set act = excluded.act, due_at = excluded.due_at, refusal = null;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Does what was planned for now or before; what cannot be done is left with the reason. { done, refused }.
create function public.carry_out_product_plans() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  plan public.product_plans;
  answer jsonb;
  done integer := 0;
  refused integer := 0;
begin
  for plan in
    select * from public.product_plans where refusal is null and due_at <= now() order by product_id limit 200 for update skip locked
  loop
    answer := public.move_product(plan.product_id, plan.act);
    if (answer ->> 'ok')::boolean then
      delete from public.product_plans where product_id = plan.product_id;
      done := done + 1;
    else
      update public.product_plans set refusal = answer where product_id = plan.product_id;
      refused := refused + 1;
    end if;
  end loop;
  return jsonb_build_object('done', done, 'refused', refused);
end
$$;

revoke execute on function
  public.claims_in(text, text), public.find_product_problems(text[]), public.product_content(public.products),
  public.keep_product_version(text, uuid), public.listed_product(public.products, text[], text), public.named_category_tree(),
  public.named_choices(text), public.is_variant_named(uuid)
  from public, anon, authenticated, service_role;
revoke execute on function public.list_products(jsonb), public.read_product_for_staff(jsonb), public.read_product_version(jsonb)
  from public, anon, service_role;
grant execute on function public.list_products(jsonb), public.read_product_for_staff(jsonb), public.read_product_version(jsonb)
  to authenticated;
revoke execute on function
  public.save_product(jsonb), public.price_product(text, timestamptz, integer, integer), public.move_product(text, text),
  public.plan_product(text, text, text), public.carry_out_product_plans()
  from public, anon, authenticated;
grant execute on function
  public.save_product(jsonb), public.price_product(text, timestamptz, integer, integer), public.move_product(text, text),
  public.plan_product(text, text, text), public.carry_out_product_plans()
  to service_role;
