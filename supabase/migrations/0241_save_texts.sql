-- Changes single texts of the catalogue and the interface: as many as are said, each by itself, each with what was read of it.

-- Where the texts of a kind lie: table, column of the key, column of the English; null for a kind that is none.
create function public.place_of_texts(kind text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case kind
    when 'product_name' then array['products', 'id', 'name']
    when 'product_description' then array['products', 'id', 'description']
    when 'product_warnings' then array['products', 'id', 'warnings']
    when 'category_name' then array['categories', 'id', 'name']
    when 'category_description' then array['categories', 'id', 'description']
    when 'banner' then array['banners', 'id', 'text']
    when 'fibre' then array['fibres', 'code', 'name']
    when 'garment_part' then array['garment_parts', 'code', 'name']
    when 'care' then array['care_instructions', 'code', 'text']
    when 'fit' then array['fits', 'code', 'name']
  end
$$;

-- The product that a text is of; null for what is of none.
create function public.product_of_text(kind text, key text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind like 'product\_%' then key when kind = 'picture_text' then split_part(key, '/', 1) end
$$;

-- One text of the catalogue. `wanted`: kind, key, language, english and was (both as they were read), text. { ok, changed } or
-- text_unknown, text_stale (somebody changed it or its English meanwhile; with en, lt and ru as they are now), text_refused (the
-- catalogue cannot hold it), product_incomplete (with problems: it is for sale and could not be sold like this). The caller has
-- locked the products and keeps their states.
create function public.save_catalogue_text(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := wanted ->> 'kind';
  key constant text := wanted ->> 'key';
  spoken constant text := wanted ->> 'language';
  product constant text := public.product_of_text(kind, key);
  suffix constant text := case spoken when 'en' then '' else '_' || spoken end;
  place text[] := public.place_of_texts(kind);
  known jsonb;
  now_texts jsonb;
  found_problems text[];
  broken text;
begin
  if kind = 'picture_text' then
    select to_jsonb(told) into known from public.product_pictures told
    where product_id = product and picture = substr(key, length(product) + 2) for no key update;
    place := array['product_pictures', null, 'alt'];
  elsif place is not null then
    execute format('select to_jsonb(known) from public.%I known where %I::text = $1 for no key update', place[1], place[2])
      into known using key;
  end if;
  if known is null then
    return jsonb_build_object('ok', false, 'code', 'text_unknown');
  end if;
  now_texts := jsonb_build_object('en', known -> place[3], 'lt', known -> (place[3] || '_lt'), 'ru', known -> (place[3] || '_ru'));
  if now_texts ->> spoken = wanted ->> 'text' then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if now_texts ->> spoken <> wanted ->> 'was' or now_texts ->> 'en' <> wanted ->> 'english' then
    return jsonb_build_object('ok', false, 'code', 'text_stale') || now_texts;
  end if;
  if kind = 'picture_text' then
    execute format('update public.product_pictures set %I = $1 where product_id = $2 and picture = $3', 'alt' || suffix)
      using wanted ->> 'text', product, known ->> 'picture';
    -- Whoever has the product open learns that it changed.
    update public.products set images = images where id = product;
  else
    execute format('update public.%I set %I = $1 where %I::text = $2', place[1], place[3] || suffix, place[2])
      using wanted ->> 'text', key;
  end if;
  if exists (select from public.products where id = product and active) then
    select problems into found_problems from public.find_product_problems(array[product]);
    if cardinality(found_problems) > 0 then
      raise exception using errcode = 'P0001', message = 'product_incomplete', detail = to_jsonb(found_problems)::text;
    end if;
  end if;
  return jsonb_build_object('ok', true, 'changed', true);
exception
  when raise_exception then
    get stacked diagnostics broken = pg_exception_detail;
    return jsonb_build_object('ok', false, 'code', 'product_incomplete', 'problems', broken::jsonb);
  when check_violation then
    return jsonb_build_object('ok', false, 'code', 'text_refused');
end
$$;

-- The English that a text of the interface stands beside (`english_key`, of the same namespace where it is another form of a plural).
create function public.english_beside(wanted jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select text from public.interface_texts where language = 'en'
        and (namespace, key) = (split_part(wanted ->> 'english_key', ':', 1), split_part(wanted ->> 'english_key', ':', 2))
    ),
    wanted ->> 'original_english'
  )
$$;

-- One text of the interface, as above; `original` and `original_english` are what the shop's own files say, which the caller knows.
-- The original again takes the override away.
create function public.save_interface_text(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  spoken constant text := wanted ->> 'language';
  wanted_namespace constant text := split_part(wanted ->> 'key', ':', 1);
  wanted_key constant text := split_part(wanted ->> 'key', ':', 2);
  english text;
  now_text text;
begin
  perform pg_advisory_xact_lock(hashtextextended('interface_texts/' || (wanted ->> 'english_key'), 0));
  english := public.english_beside(wanted);
  now_text := coalesce((
    select text from public.interface_texts where (language, namespace, key) = (spoken, wanted_namespace, wanted_key)
  ), wanted ->> 'original');
  if now_text = wanted ->> 'text' then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if now_text <> wanted ->> 'was' or english <> wanted ->> 'english' then
    return jsonb_build_object('ok', false, 'code', 'text_stale', 'en', english, spoken, now_text);
  end if;
  delete from public.text_marks where (kind, key, language) = ('interface', wanted ->> 'key', spoken);
  if wanted ->> 'text' = wanted ->> 'original' then
    delete from public.interface_texts where (language, namespace, key) = (spoken, wanted_namespace, wanted_key);
  else
    insert into public.interface_texts (language, namespace, key, text, source)
    values (spoken, wanted_namespace, wanted_key, wanted ->> 'text', case spoken when 'en' then wanted ->> 'original_english' else english end)
    on conflict (language, namespace, key) do update set text = excluded.text, source = excluded.source;
  end if;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Several texts (an array of what the functions above take), each by itself: an answer for each, in their order. `is_rehearsal`:
-- answers what would be, and leaves everything as it was.
create function public.save_texts(wanted jsonb, is_rehearsal boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  touched constant text[] := array(
    select distinct public.product_of_text(value ->> 'kind', value ->> 'key') as product
    from jsonb_array_elements(wanted) where public.product_of_text(value ->> 'kind', value ->> 'key') is not null order by product
  );
  answers jsonb := '{}';
  item record;
begin
  perform from public.products where id = any (touched) order by id for no key update;
  perform public.keep_product_version(id) from public.products where id = any (touched);
  begin
    -- In one order, so that two who save the same texts never wait for each other in a circle.
    for item in
      select value, place from jsonb_array_elements(wanted) with ordinality as list (value, place)
      order by value ->> 'kind', value ->> 'key', place
    loop
      answers := answers || jsonb_build_object(item.place::text, case item.value ->> 'kind'
        when 'interface' then public.save_interface_text(item.value) else public.save_catalogue_text(item.value) end);
    end loop;
    if is_rehearsal then
      raise exception using errcode = 'P0R01', message = 'a rehearsal';
    end if;
    perform public.keep_product_version(id) from public.products where id = any (touched);
  exception when sqlstate 'P0R01' then
    null;
  end;
  return (select coalesce(jsonb_agg(value order by key::bigint), '[]') from jsonb_each(answers));
end
$$;

-- Somebody says that a translation stands as it is: equal to its English, or though that changed. `wanted` as above, without was:
-- `text` and `english` are what was read. { ok, changed } or text_unknown, text_stale.
create function public.settle_text(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted_kind constant text := wanted ->> 'kind';
  wanted_key constant text := wanted ->> 'key';
  spoken constant text := wanted ->> 'language';
  now_texts jsonb;
begin
  if wanted_kind = 'interface' then
    now_texts := jsonb_build_object('en', public.english_beside(wanted)) || jsonb_build_object(spoken, coalesce((
      select text from public.interface_texts
      where (language, namespace, key) = (spoken, split_part(wanted_key, ':', 1), split_part(wanted_key, ':', 2))
    ), wanted ->> 'original'));
  else
    now_texts := public.read_catalogue_texts(jsonb_build_array(wanted)) -> 0;
  end if;
  if now_texts is null then
    return jsonb_build_object('ok', false, 'code', 'text_unknown');
  end if;
  if now_texts ->> spoken <> wanted ->> 'text' or now_texts ->> 'en' <> wanted ->> 'english' then
    return jsonb_build_object('ok', false, 'code', 'text_stale') || (now_texts - array['kind', 'key']);
  end if;
  insert into public.text_marks (kind, key, language, mark, english)
  -- An English override was settled beside what the shop's own file says.
  values (wanted_kind, wanted_key, spoken, 'settled', case when wanted_kind = 'interface' and spoken = 'en' then wanted ->> 'original_english' else wanted ->> 'english' end)
  on conflict (kind, key, language) do update set mark = 'settled', english = excluded.english;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- The overrides of the interface with what was settled of it: { overrides: [{ language, namespace, key, text, source }], settled: [{ key, language, english }] }.
create function public.read_interface_overrides() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'overrides', (
      select coalesce(jsonb_agg(jsonb_build_object('language', language, 'namespace', namespace, 'key', key, 'text', text, 'source', source)), '[]')
      from public.interface_texts
    ),
    'settled', (
      select coalesce(jsonb_agg(jsonb_build_object('key', key, 'language', language, 'english', english)), '[]')
      from public.text_marks where kind = 'interface' and mark = 'settled'
    )
  )
$$;

revoke execute on function
  public.place_of_texts(text), public.product_of_text(text, text), public.save_catalogue_text(jsonb), public.save_interface_text(jsonb), public.english_beside(jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.save_texts(jsonb, boolean), public.settle_text(jsonb), public.read_interface_overrides() from public, anon, authenticated;
grant execute on function
  public.save_texts(jsonb, boolean), public.settle_text(jsonb), public.read_interface_overrides() to service_role;
