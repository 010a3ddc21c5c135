-- Files that staff upload: straight to Storage under a signed address, drawn anew by a function, and only then shown.

-- What is uploaded, and what was made of it. Both are private: files go in under signed addresses and out through the shop's
-- own functions. On one machine the sandbox has this table too.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
      ('uploads', 'uploads', false, 25000000, array['image/jpeg', 'image/png', 'image/webp', 'text/csv']),
      ('pictures', 'pictures', false, 10000000, array['image/avif', 'image/webp', 'image/jpeg'])
    on conflict (id) do update set
      public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;

alter table public.uploads
  drop constraint uploads_purpose_check,
  add constraint uploads_purpose_check check (purpose in ('product', 'banner', 'review', 'content', 'table')),
  -- `dropped`: nobody uses it; its files are being removed.
  drop constraint uploads_state_check,
  add constraint uploads_state_check check (state in ('requested', 'received', 'ready', 'refused', 'dropped')),
  -- When a function began to draw it anew, and how often one did.
  add column taken_at timestamptz,
  add column tries smallint not null default 0;

-- Pictures that were cut out of uploads. The key that products name holds more (colour, size, ground); the hash is in it.
create table public.uploaded_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{20}$'),
  upload_id uuid not null references public.uploads (id) on delete cascade,
  -- Of the prepared picture, in pixels: 3:4, so the height follows.
  crop_left integer not null check (crop_left >= 0),
  crop_top integer not null check (crop_top >= 0),
  crop_width integer not null check (crop_width > 0),
  created_at timestamptz not null default now(),
  -- Since when something names it, or did: what was saved once can be had again, so it is kept.
  used_at timestamptz,
  -- Nobody used it; its files are being removed.
  dropped_at timestamptz check (dropped_at is null or used_at is null)
);
create index uploaded_pictures_by_upload on public.uploaded_pictures (upload_id);
create index uploaded_pictures_unused on public.uploaded_pictures (created_at) where used_at is null;
alter table public.uploaded_pictures enable row level security;
create policy "editors read uploaded pictures" on public.uploaded_pictures for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.uploaded_pictures from anon, authenticated, service_role;
create trigger record_audit after insert or delete on public.uploaded_pictures
  for each row execute function public.record_audit('hash', '', 'staff');

-- Something names pictures: they are used from now on. What there is not cannot be named.
create function public.use_uploaded_pictures(keys text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text[] := array(select distinct split_part(key, '/', 2) from unnest(keys) key where key like 'uploaded/%' order by 1);
begin
  if cardinality(wanted) = 0 then
    return;
  end if;
  perform from public.uploaded_pictures where hash = any (wanted) order by hash for update;
  update public.uploaded_pictures set used_at = coalesce(used_at, now()) where hash = any (wanted) and dropped_at is null;
  if (select count(*) from public.uploaded_pictures where hash = any (wanted) and dropped_at is null) < cardinality(wanted) then
    raise exception using errcode = '23503', message = 'a picture that is named was never uploaded, or is gone';
  end if;
end
$$;

create function public.use_pictures_of_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.use_uploaded_pictures(new.images);
  return new;
end
$$;
create trigger use_pictures before insert or update of images on public.products
  for each row when (array_to_string(new.images, ' ') like '%uploaded/%') execute function public.use_pictures_of_product();

create function public.use_picture_of_banner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.use_uploaded_pictures(array_remove(array[new.picture], null));
  return new;
end
$$;
create trigger use_pictures before insert or update of picture on public.banners
  for each row when (new.picture like 'uploaded/%') execute function public.use_picture_of_banner();

-- A file is about to be uploaded. { ok, path } in the bucket `uploads`.
create function public.begin_upload(upload uuid, owner uuid, upload_purpose text, upload_bytes integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.uploads;
begin
  insert into public.uploads (id, owner_id, purpose, storage_path, bytes)
  values (upload, owner, upload_purpose, upload_purpose || '/' || upload, upload_bytes)
  on conflict (id) do nothing;
  select * into known from public.uploads where id = upload;
  if known.owner_id is distinct from owner or known.state <> 'requested' then
    return jsonb_build_object('ok', false, 'code', 'upload_unknown');
  end if;
  return jsonb_build_object('ok', true, 'path', known.storage_path);
end
$$;

-- The file has arrived: a function may draw it anew. Said twice, it is the same. { ok } or upload_unknown.
create function public.receive_upload(upload uuid, owner uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.uploads set state = 'received' where id = upload and owner_id = owner and state = 'requested';
  if not found and not exists (select from public.uploads where id = upload and owner_id = owner and state <> 'dropped') then
    return jsonb_build_object('ok', false, 'code', 'upload_unknown');
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Takes a picture that waits to be drawn anew, for two minutes; null where none does. One that nobody got done with in three
-- tries is refused: it would be tried for ever.
create function public.take_upload() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.uploads;
begin
  update public.uploads set state = 'refused', refusal = 'broken', finished_at = now()
  where state = 'received' and purpose <> 'table' and tries >= 3 and taken_at < now() - interval '2 minutes';
  select * into taken from public.uploads
  where state = 'received' and purpose <> 'table' and (taken_at is null or taken_at < now() - interval '2 minutes')
  order by created_at limit 1 for update skip locked;
  if taken.id is null then
    return null;
  end if;
  update public.uploads set taken_at = now(), tries = tries + 1 where id = taken.id;
  return jsonb_build_object('id', taken.id, 'path', taken.storage_path, 'owner', taken.owner_id);
end
$$;

-- What came of it: refused with the reason, or ready with its first picture (hash, key, crop: left, top, width).
create function public.settle_upload(upload uuid, outcome jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome ->> 'refusal' is not null then
    update public.uploads set state = 'refused', refusal = outcome ->> 'refusal', finished_at = now() where id = upload and state = 'received';
    return;
  end if;
  update public.uploads set state = 'ready', picture = outcome ->> 'picture', finished_at = now(),
    width = (outcome ->> 'width')::integer, height = (outcome ->> 'height')::integer
  where id = upload and state = 'received';
  if found then
    perform public.keep_cut(upload, outcome);
  end if;
end
$$;

-- Writes down a picture that was cut out of an upload (hash, crop). False where the upload is gone.
create function public.keep_cut(upload uuid, cut jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.uploads where id = upload and state = 'ready' for share;
  if not found then
    return false;
  end if;
  insert into public.uploaded_pictures (hash, upload_id, crop_left, crop_top, crop_width)
  values (cut ->> 'hash', upload, (cut #>> '{crop,left}')::integer, (cut #>> '{crop,top}')::integer, (cut #>> '{crop,width}')::integer)
  on conflict (hash) do update set dropped_at = null, created_at = now() where uploaded_pictures.used_at is null;
  return true;
end
$$;

-- What a picture was cut out of: { upload, width, height, crop }; null where it was not uploaded, or its source is gone.
create function public.find_cut(picture_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'upload', upload.id, 'width', upload.width, 'height', upload.height,
    'crop', jsonb_build_object('left', crop_left, 'top', crop_top, 'width', crop_width)
  )
  from public.uploaded_pictures cut join public.uploads upload on upload.id = cut.upload_id and upload.state = 'ready'
  where hash = picture_hash and dropped_at is null
$$;

-- How far uploads are, for editors and administrators; null for anybody else.
create function public.read_uploads(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object('uploads', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'state', state, 'refusal', refusal, 'picture', picture)), '[]')
    from public.uploads where id in (select value::uuid from jsonb_array_elements_text(asked -> 'uploads'))
  ));
end
$$;

-- What nobody has used for a day is given up: { pictures: hashes, uploads: [{ id, path }] } whose files are to be removed, those
-- that an interrupted run left among them. From here on nothing can begin to use them.
create function public.give_up_uploads(at_most integer default 200) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.uploaded_pictures set dropped_at = now() where hash in (
    select hash from public.uploaded_pictures
    where used_at is null and dropped_at is null and created_at < now() - interval '1 day'
    order by created_at limit at_most for update skip locked
  );
  update public.uploads set state = 'dropped' where id in (
    select id from public.uploads upload
    where state <> 'dropped' and created_at < now() - interval '1 day'
      and not exists (select from public.uploaded_pictures where upload_id = upload.id and dropped_at is null)
    order by created_at limit at_most for update skip locked
  );
  return jsonb_build_object(
    'pictures', (select coalesce(jsonb_agg(hash), '[]') from (select hash from public.uploaded_pictures where dropped_at is not null limit at_most) gone),
    'uploads', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'path', storage_path)), '[]')
      from (select id, storage_path from public.uploads where state = 'dropped' limit at_most) gone
    )
  );
end
$$;

-- Their files are removed.
create function public.forget_uploads(pictures text[], given_up uuid[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.uploaded_pictures where hash = any (pictures) and dropped_at is not null;
  delete from public.uploads where id = any (given_up) and state = 'dropped';
$$;

revoke execute on function
  public.use_uploaded_pictures(text[]), public.use_pictures_of_product(), public.use_picture_of_banner()
  from public, anon, authenticated, service_role;
revoke execute on function public.read_uploads(jsonb) from public, anon, service_role;
grant execute on function public.read_uploads(jsonb) to authenticated;
revoke execute on function
  public.begin_upload(uuid, uuid, text, integer), public.receive_upload(uuid, uuid), public.take_upload(),
  public.settle_upload(uuid, jsonb), public.keep_cut(uuid, jsonb), public.find_cut(text), public.give_up_uploads(integer),
  public.forget_uploads(text[], uuid[])
  from public, anon, authenticated;
grant execute on function
  public.begin_upload(uuid, uuid, text, integer), public.receive_upload(uuid, uuid), public.take_upload(),
  public.settle_upload(uuid, jsonb), public.keep_cut(uuid, jsonb), public.find_cut(text), public.give_up_uploads(integer),
  public.forget_uploads(text[], uuid[])
  to service_role;
