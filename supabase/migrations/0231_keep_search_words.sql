-- Synonyms and redirects of the search: what editors read of them and the ways to change them.
do $$
declare
  name text;
begin
  foreach name in array array['search_synonyms', 'search_redirects'] loop
    execute format('drop policy "editors write" on public.%I', name);
    execute format('revoke insert, update, delete on public.%I from authenticated', name);
    execute format('create policy "editors read" on public.%I for select to authenticated using ((select public.is_editor()))', name);
    execute format('alter table public.%I add column updated_at timestamptz not null default now()', name);
    execute format('create trigger touch_updated_at before update on public.%I for each row execute function public.touch_updated_at()', name);
  end loop;
end
$$;

-- Words as synonyms are kept: lower case, without accents, one space between them.
create function public.search_phrase(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select trim(public.search_words_of(words))
$$;

-- Synonyms and redirects of a language, and what was searched there without result in the last thirty days, the most often first, for
-- editors; null for whoever is none. `asked`: language. A search that has found something since is left out.
create function public.read_search_words(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spoken constant text := asked ->> 'language';
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object(
    'synonyms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'words', to_jsonb(words), 'version', updated_at) order by words), '[]')
      from public.search_synonyms where language = spoken
    ),
    'redirects', (
      select coalesce(jsonb_agg(jsonb_build_object('query', query, 'path', path, 'version', updated_at) order by query), '[]')
      from public.search_redirects where language = spoken
    ),
    'missed', (
      select coalesce(jsonb_agg(jsonb_build_object('query', query, 'searches', searches) order by searches desc, query), '[]')
      from (
        select query, sum(without_result) as searches from public.search_counts
        where day > current_date - 30 and language = spoken and without_result > 0
        group by query order by sum(without_result) desc, query limit 50
      ) missed
      where public.find_search_redirect(query, spoken) is null and not exists (
        select from public.search_synonyms known where known.language = spoken and known.words @> array[public.search_phrase(query)]
      )
    )
  );
end
$$;

-- What a search finds, as the shop answers it, for editors; null for whoever is none. `asked`: words, language.
create function public.try_search(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spoken constant text := asked ->> 'language';
  found record;
begin
  if not public.is_editor() then
    return null;
  end if;
  select * into found from public.find_products(asked ->> 'words', spoken);
  return jsonb_build_object(
    'total', cardinality(found.ids), 'corrected', found.corrected, 'redirect', public.find_search_redirect(asked ->> 'words', spoken),
    'products', (
      select coalesce(jsonb_agg(public.shown_product(product, spoken) order by place), '[]')
      from unnest(found.ids[1:12]) with ordinality as hit (id, place) join public.products product on product.id = hit.id
    )
  );
end
$$;

-- Makes a group of words that mean the same, or changes one. `version`: of the group that was read; null for a new one. { ok } or
-- synonym_unknown, synonym_stale, synonym_taken (another group of the language has one of the words), synonym_single (fewer than two).
create function public.save_synonym(wanted uuid, version timestamptz, wanted_language text, wanted_words text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.search_synonyms;
  chosen constant text[] := array(
    select phrase from (
      select public.search_phrase(word) as phrase, min(place) as place
      from unnest(wanted_words) with ordinality as typed (word, place) group by 1
    ) typed where phrase <> '' order by place
  );
begin
  perform pg_advisory_xact_lock(2031, hashtext(wanted_language));
  select * into known from public.search_synonyms where id = wanted for no key update;
  if known.id is null and version is not null then
    return jsonb_build_object('ok', false, 'code', 'synonym_unknown');
  end if;
  if known.id is not null and version is null then
    return jsonb_build_object('ok', true);
  end if;
  if known.updated_at <> version then
    return jsonb_build_object('ok', false, 'code', 'synonym_stale');
  end if;
  if cardinality(chosen) < 2 then
    return jsonb_build_object('ok', false, 'code', 'synonym_single');
  end if;
  if exists (select from public.search_synonyms other where other.language = wanted_language and other.words && chosen and other.id <> wanted) then
    return jsonb_build_object('ok', false, 'code', 'synonym_taken');
  end if;
  insert into public.search_synonyms (id, language, words) values (wanted, wanted_language, chosen)
  on conflict (id) do update set words = excluded.words;
  return jsonb_build_object('ok', true);
end
$$;

-- { ok, changed } or synonym_stale.
create function public.delete_synonym(gone uuid, version timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.search_synonyms where id = gone and updated_at <> version) then
    return jsonb_build_object('ok', false, 'code', 'synonym_stale');
  end if;
  delete from public.search_synonyms where id = gone;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- Leads a search to a page of the shop. `was`: the query of the one that is changed, with its version; null for a new one. { ok } or
-- redirect_unknown, redirect_stale, redirect_taken, redirect_empty.
create function public.save_redirect(wanted_language text, was text, version timestamptz, wanted_query text, wanted_path text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.search_redirects;
  asked constant text := left(trim(regexp_replace(public.normalize_search(wanted_query), '\s+', ' ', 'g')), 100);
begin
  perform pg_advisory_xact_lock(2031, hashtext(wanted_language));
  select * into known from public.search_redirects where language = wanted_language and query = was for update;
  if known.query is null and was is not null then
    return jsonb_build_object('ok', false, 'code', 'redirect_unknown');
  end if;
  if known.updated_at <> version then
    return jsonb_build_object('ok', false, 'code', 'redirect_stale');
  end if;
  if asked = '' then
    return jsonb_build_object('ok', false, 'code', 'redirect_empty');
  end if;
  if exists (
    select from public.search_redirects other
    where other.language = wanted_language and public.normalize_search(other.query) = asked and other.query is distinct from was
  ) then
    return jsonb_build_object('ok', false, 'code', 'redirect_taken');
  end if;
  if was is null then
    insert into public.search_redirects (language, query, path) values (wanted_language, asked, wanted_path);
  else
    update public.search_redirects set query = asked, path = wanted_path where language = wanted_language and query = was;
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- { ok, changed } or redirect_stale.
create function public.delete_redirect(wanted_language text, gone text, version timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.search_redirects where language = wanted_language and query = gone and updated_at <> version) then
    return jsonb_build_object('ok', false, 'code', 'redirect_stale');
  end if;
  delete from public.search_redirects where language = wanted_language and query = gone;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

revoke execute on function public.search_phrase(text) from public, anon, authenticated, service_role;
revoke execute on function public.read_search_words(jsonb), public.try_search(jsonb) from public, anon, service_role;
grant execute on function public.read_search_words(jsonb), public.try_search(jsonb) to authenticated;
revoke execute on function
  public.save_synonym(uuid, timestamptz, text, text[]), public.delete_synonym(uuid, timestamptz),
  public.save_redirect(text, text, timestamptz, text, text), public.delete_redirect(text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.save_synonym(uuid, timestamptz, text, text[]), public.delete_synonym(uuid, timestamptz),
  public.save_redirect(text, text, timestamptz, text, text), public.delete_redirect(text, text, timestamptz)
  to service_role;
