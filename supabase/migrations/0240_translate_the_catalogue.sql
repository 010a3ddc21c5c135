-- Texts of the catalogue and the interface in three languages beside each other: which of them lack a translation, whose English
-- changed after it, and the way to change one text without its record.

-- What is known of a translation beside its words: `outdated`: its English has changed since (it was `english` then);
-- `settled`: somebody has said that it stands as it is beside this `english`.
create table public.text_marks (
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  key text not null check (length(key) between 1 and 300),
  language text not null check (language in ('en', 'lt', 'ru')),
  mark text not null check (mark in ('outdated', 'settled')),
  english text not null check (length(english) <= 5000),
  primary key (kind, key, language)
);
alter table public.text_marks enable row level security;
create policy "editors read marks" on public.text_marks for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.text_marks from anon, authenticated, service_role;
create trigger record_audit after insert or update on public.text_marks
  for each row when (new.mark = 'settled') execute function public.record_audit('kind,key,language', '', 'staff');

-- The English that an override was written beside (of an English one: what the shop's own file said): where it is another by now,
-- the override is to be looked at again.
alter table public.interface_texts add column source text not null default '' check (length(source) <= 5000);

-- Overrides are changed by the function below alone, which knows what the shop's own files say.
drop policy "editors write" on public.interface_texts;
revoke insert, update, delete on public.interface_texts from authenticated;

create index product_pictures_by_words on public.product_pictures
  using gin (public.normalize_search(alt || ' ' || alt_lt || ' ' || alt_ru) extensions.gin_trgm_ops);

-- The texts of the catalogue, one a row. `place`: the order of kinds; `owner`: the product that a text is of. Without a search
-- path of its own, so that a query sees through it; nobody but functions with one calls it.
create function public.catalogue_texts()
returns table (kind text, place integer, key text, owner text, en text, lt text, ru text)
language sql stable as $$
  select 'product_name', 1, id, id, name, name_lt, name_ru from public.products where archived_at is null
  union all
  select 'product_description', 2, id, id, description, description_lt, description_ru from public.products where archived_at is null
  union all
  select 'product_warnings', 3, id, id, warnings, warnings_lt, warnings_ru from public.products where archived_at is null and warnings <> ''
  union all
  select 'picture_text', 4, told.product_id || '/' || told.picture, told.product_id, told.alt, told.alt_lt, told.alt_ru
  from public.product_pictures told join public.products on products.id = told.product_id
  where archived_at is null
  union all
  select 'category_name', 5, id::text, null, name, name_lt, name_ru from public.categories
  union all
  select 'category_description', 6, id::text, null, description, description_lt, description_ru from public.categories
  where (description, description_lt, description_ru) <> ('', '', '')
  union all
  select 'banner', 7, id::text, null, text, text_lt, text_ru from public.banners
  union all
  select 'fibre', 8, code, null, name, name_lt, name_ru from public.fibres
  union all
  select 'garment_part', 9, code, null, name, name_lt, name_ru from public.garment_parts
  union all
  select 'care', 10, code, null, text, text_lt, text_ru from public.care_instructions
  union all
  select 'fit', 11, code, null, name, name_lt, name_ru from public.fits
$$;

-- Where a translation stands: `none` (there is nothing to translate), `missing`, `changed` (its English has, since), `same` (as the
-- English, and it has words), `done`.
create function public.text_state(english text, translation text, mark text, marked text) returns text
language sql immutable parallel safe as $$
  select case
    when translation = '' then case when english = '' then 'none' else 'missing' end
    when mark = 'outdated' then 'changed'
    when translation = english and english ~ '[[:alpha:]]' and (mark is null or marked <> english) then 'same'
    else 'done'
  end
$$;

-- The texts of the catalogue with their states. `rank` of what `language` says alone where it is given: 0 where something is
-- missing, 1 where something is to be looked at, 2 else.
create function public.weighed_texts(wanted text)
returns table (
  kind text, place integer, key text, owner text, en text, lt text, ru text,
  state_en text, state_lt text, state_ru text, was_lt text, was_ru text, rank integer
)
language sql stable as $$
  select kind, place, key, owner, en, lt, ru, state_en, state_lt, state_ru, was_lt, was_ru,
    case
      when 'missing' in (
        case when coalesce(wanted, 'en') = 'en' then state_en end, case when coalesce(wanted, 'lt') = 'lt' then state_lt end,
        case when coalesce(wanted, 'ru') = 'ru' then state_ru end
      ) then 0
      when case when coalesce(wanted, 'lt') = 'lt' then state_lt in ('changed', 'same') else false end
        or case when coalesce(wanted, 'ru') = 'ru' then state_ru in ('changed', 'same') else false end then 1
      else 2
    end
  from (
    select texts.*,
      case when texts.en = '' then 'missing' else 'done' end as state_en,
      public.text_state(texts.en, texts.lt, of_lt.mark, of_lt.english) as state_lt,
      public.text_state(texts.en, texts.ru, of_ru.mark, of_ru.english) as state_ru,
      case when of_lt.mark = 'outdated' then of_lt.english end as was_lt,
      case when of_ru.mark = 'outdated' then of_ru.english end as was_ru
    from public.catalogue_texts() texts
    left join public.text_marks of_lt on of_lt.kind = texts.kind and of_lt.key = texts.key and of_lt.language = 'lt'
    left join public.text_marks of_ru on of_ru.kind = texts.kind and of_ru.key = texts.key and of_ru.language = 'ru'
  ) stated
$$;

-- A page of texts, { texts, more }, by rank, kind and key. `asked`: kinds (all where absent), language, view (all, missing,
-- changed, same), words, naming (language of what they are of), after ({rank, place, key} of the last one before the page), size.
create function public.find_catalogue_texts(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kinds constant text[] := case when asked -> 'kinds' is not null then array(select jsonb_array_elements_text(asked -> 'kinds')) end;
  wanted constant text := asked ->> 'language';
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  pattern constant text := '%' || public.escape_like(words) || '%';
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 100), 1), 500);
  after_rank constant integer := asked #>> '{after,rank}';
  after_place constant integer := asked #>> '{after,place}';
  after_key constant text := asked #>> '{after,key}';
  owners text[];
  answer jsonb;
begin
  if words is not null then
    -- Products that may have the words somewhere: what the shop's own search is found by, and what that leaves out.
    owners := array(
      select product_id from public.search_documents
      where search_documents.words like '%' || public.escape_like(trim(public.search_words_of(asked ->> 'words'))) || '%'
      union
      select id from public.products where warnings <> '' and public.normalize_search(warnings || ' ' || warnings_lt || ' ' || warnings_ru) like pattern
      union
      select product_id from public.product_pictures
      where public.normalize_search(alt || ' ' || alt_lt || ' ' || alt_ru) like pattern
    );
  end if;
  with ordered as (
    select weighed.* from public.weighed_texts(wanted) weighed
    where (kinds is null or kind = any (kinds))
      and (words is null or owner is null or owner in (select unnest(owners)))
      and (view = 'all' or view in (
        case when coalesce(wanted, 'en') = 'en' then state_en end, case when coalesce(wanted, 'lt') = 'lt' then state_lt end,
        case when coalesce(wanted, 'ru') = 'ru' then state_ru end
      ))
      and (after_key is null or (rank, place, key collate "C") > (after_rank, after_place, after_key collate "C"))
    order by rank, place, key collate "C"
    -- The words are looked for in this order, and no further than the page reaches.
    limit case when words is null then page_size + 1 end
  ),
  page as (
    select * from ordered
    where words is null or public.normalize_search(en || ' ' || lt || ' ' || ru) like pattern
    limit page_size + 1
  )
  select jsonb_build_object('more', count(*) > page_size, 'texts', coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', page.kind, 'place', page.place, 'key', page.key, 'owner', page.owner, 'rank', page.rank,
      'en', page.en, 'lt', page.lt, 'ru', page.ru,
      'states', jsonb_build_object('en', page.state_en, 'lt', page.state_lt, 'ru', page.state_ru),
      'was', jsonb_build_object('lt', page.was_lt, 'ru', page.was_ru),
      'label', (select public.name_in(products, asked ->> 'naming') from public.products where id = page.owner)
    ) order by page.rank, page.place, page.key collate "C"
  ), '[]')) into answer
  from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{texts}', (answer -> 'texts') - page_size);
  end if;
  return answer;
end
$$;

-- How far each kind has come: { kind: { total, en, lt, ru } }, a language with its numbers of missing, changed and same.
create function public.count_catalogue_texts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(kind, jsonb_build_object(
    'total', total,
    'en', jsonb_build_object('missing', missing_en, 'changed', 0, 'same', 0),
    'lt', jsonb_build_object('missing', missing_lt, 'changed', changed_lt, 'same', same_lt),
    'ru', jsonb_build_object('missing', missing_ru, 'changed', changed_ru, 'same', same_ru)
  )), '{}')
  from (
    select kind, count(*) as total, count(*) filter (where state_en = 'missing') as missing_en,
      count(*) filter (where state_lt = 'missing') as missing_lt, count(*) filter (where state_lt = 'changed') as changed_lt,
      count(*) filter (where state_lt = 'same') as same_lt,
      count(*) filter (where state_ru = 'missing') as missing_ru, count(*) filter (where state_ru = 'changed') as changed_ru,
      count(*) filter (where state_ru = 'same') as same_ru
    from public.weighed_texts(null) group by kind
  ) counted
$$;

-- One text as it is now, { kind, key, en, lt, ru }, for those that are asked for (`wanted`: kind and key); what is none is left out.
create function public.read_catalogue_texts(wanted jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', texts.kind, 'key', texts.key, 'en', en, 'lt', lt, 'ru', ru)), '[]')
  from (select distinct kind, key from jsonb_to_recordset(wanted) as said (kind text, key text)) said
  join public.catalogue_texts() texts on texts.kind = said.kind and texts.key = said.key
$$;

-- An English text that changes leaves its translations outdated, unless they changed with it. Arguments: columns of texts, each
-- with its kind (`name:product_name`); then the column of the key.
create function public.mark_outdated_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  said text;
begin
  foreach said in array string_to_array(tg_argv[0], ',') loop
    perform public.note_changed_text(
      split_part(said, ':', 2), after ->> tg_argv[1], language,
      before ->> split_part(said, ':', 1), after ->> split_part(said, ':', 1),
      before ->> (split_part(said, ':', 1) || '_' || language), after ->> (split_part(said, ':', 1) || '_' || language)
    ) from unnest(array['lt', 'ru']) language;
  end loop;
  return null;
end
$$;

create function public.note_changed_text(
  text_kind text, text_key text, spoken text, english_before text, english_after text, before text, after text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if before is distinct from after then
    delete from public.text_marks where (kind, key, language) = (text_kind, text_key, spoken);
  elsif english_before is distinct from english_after then
    -- Back to what it was translated from.
    delete from public.text_marks
    where (kind, key, language) = (text_kind, text_key, spoken) and mark = 'outdated' and english = english_after;
    if not found and after <> '' then
      insert into public.text_marks (kind, key, language, mark, english)
      values (text_kind, text_key, spoken, 'outdated', english_before)
      on conflict (kind, key, language) do update set mark = 'outdated',
        english = case when text_marks.mark = 'outdated' then text_marks.english else excluded.english end;
    end if;
  end if;
end
$$;

create trigger mark_outdated_texts
  after update of name, name_lt, name_ru, description, description_lt, description_ru, warnings, warnings_lt, warnings_ru on public.products
  for each row when (
    (old.name, old.name_lt, old.name_ru, old.description, old.description_lt, old.description_ru, old.warnings, old.warnings_lt, old.warnings_ru)
    is distinct from
    (new.name, new.name_lt, new.name_ru, new.description, new.description_lt, new.description_ru, new.warnings, new.warnings_lt, new.warnings_ru)
  )
  execute function public.mark_outdated_texts('name:product_name,description:product_description,warnings:product_warnings', 'id');
create trigger mark_outdated_texts after update of name, name_lt, name_ru, description, description_lt, description_ru on public.categories
  for each row execute function public.mark_outdated_texts('name:category_name,description:category_description', 'id');
create trigger mark_outdated_texts after update of text, text_lt, text_ru on public.banners
  for each row execute function public.mark_outdated_texts('text:banner', 'id');
create trigger mark_outdated_texts after update of name, name_lt, name_ru on public.fibres
  for each row execute function public.mark_outdated_texts('name:fibre', 'code');
create trigger mark_outdated_texts after update of name, name_lt, name_ru on public.garment_parts
  for each row execute function public.mark_outdated_texts('name:garment_part', 'code');
create trigger mark_outdated_texts after update of text, text_lt, text_ru on public.care_instructions
  for each row execute function public.mark_outdated_texts('text:care', 'code');
create trigger mark_outdated_texts after update of name, name_lt, name_ru on public.fits
  for each row execute function public.mark_outdated_texts('name:fit', 'code');

-- Saving a product writes the texts of its pictures anew: what they were stands in the state of it that was kept just before.
create function public.mark_outdated_picture_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  text_key constant text := new.product_id || '/' || new.picture;
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
begin
  if tg_op = 'INSERT' then
    select told into before
    from (select content from public.product_versions where product_id = new.product_id order by id desc limit 1) kept,
      jsonb_array_elements(content -> 'pictures') told
    where told ->> 'picture' = new.picture;
  end if;
  if before is not null then
    perform
      public.note_changed_text('picture_text', text_key, 'lt', before ->> 'alt', new.alt, before ->> 'alt_lt', new.alt_lt),
      public.note_changed_text('picture_text', text_key, 'ru', before ->> 'alt', new.alt, before ->> 'alt_ru', new.alt_ru);
  end if;
  return null;
end
$$;
create trigger mark_outdated_texts after insert or update of alt, alt_lt, alt_ru on public.product_pictures
  for each row execute function public.mark_outdated_picture_texts();

revoke execute on function
  public.catalogue_texts(),
  public.text_state(text, text, text, text), public.weighed_texts(text),
  public.note_changed_text(text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.find_catalogue_texts(jsonb), public.count_catalogue_texts(), public.read_catalogue_texts(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.find_catalogue_texts(jsonb), public.count_catalogue_texts(), public.read_catalogue_texts(jsonb) to service_role;
