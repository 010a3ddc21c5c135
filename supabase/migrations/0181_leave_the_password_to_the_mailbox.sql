-- Whoever signs up has proved nothing yet, and a repeated sign-up leaves the first one's password as it is: a stranger could
-- choose the password of an account that the mailbox's owner then confirms. So a password from before the first confirmation is
-- set aside by it. The browser that typed it gives it back, with what it alone keeps; in any other one the owner of the mailbox
-- chooses (docs/accounts-backend.md, Whose password it is).

create table public.unproven_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  password_hash text not null,
  -- SHA-256 of what the browser of the sign-up keeps, hexadecimal; null where it sent none.
  proof_hash text,
  set_aside_at timestamptz not null default now()
);
alter table public.unproven_passwords enable row level security;
revoke all on public.unproven_passwords from public, anon, authenticated, service_role;

create function public.set_password_aside() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  data constant jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
begin
  delete from public.unproven_passwords where set_aside_at < now() - interval '1 day';
  if coalesce(new.encrypted_password, '') <> '' then
    insert into public.unproven_passwords (user_id, password_hash, proof_hash)
    values (new.id, new.encrypted_password, substring(data ->> 'sign_up_proof' from '^[0-9a-f]{64}$'))
    on conflict (user_id) do update
      set password_hash = excluded.password_hash, proof_hash = excluded.proof_hash, set_aside_at = now();
    new.encrypted_password := null;
  end if;
  return new;
end
$$;

-- Whatever spends the mail's token in the statement that confirms: the link, another mail's link, an administrator's word.
-- Accounts that are made confirmed never wait for a mail.
create trigger set_password_aside before update on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and coalesce(old.confirmation_token, '') <> '' and coalesce(new.confirmation_token, '') = ''
  )
  execute function public.set_password_aside();

-- The hosted service writes the person's data back as it had read them before the confirmation.
create function public.strip_sign_up_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data::jsonb, '{}') - 'sign_up_proof';
  return new;
end
$$;

-- After set_password_aside, which reads it: triggers run in the order of their names.
create trigger strip_sign_up_proof before update on auth.users
  for each row when (new.email_confirmed_at is not null and new.raw_user_meta_data::jsonb ? 'sign_up_proof')
  execute function public.strip_sign_up_proof();

create function public.forget_unproven_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.unproven_passwords where user_id = new.id;
  return null;
end
$$;

create trigger forget_unproven_password after update of encrypted_password on auth.users
  for each row when (coalesce(new.encrypted_password, '') <> '')
  execute function public.forget_unproven_password();

-- Gives the asker the password of their sign-up back if `proof` is what its browser keeps. Answers whether they have a password
-- now; asked again after a lost answer, the same. False: they have yet to choose one.
create function public.keep_typed_password(proof text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := public.asker();
begin
  -- The user first, as whoever changes a password does: else two tabs could wait for each other.
  perform from auth.users where id = owner for update;
  update auth.users set encrypted_password = (select password_hash from public.unproven_passwords where user_id = owner)
  where id = owner and coalesce(encrypted_password, '') = '' and exists (
    select from public.unproven_passwords waiting
    -- A stranger chooses the hash: nothing short that another browser might send as well.
    where waiting.user_id = owner and length(proof) >= 64 and waiting.proof_hash = public.hash_secret(proof)
  );
  return exists (select from auth.users where id = owner and coalesce(encrypted_password, '') <> '');
end
$$;

revoke execute on function public.set_password_aside(), public.strip_sign_up_proof(), public.forget_unproven_password(),
  public.keep_typed_password(text)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_typed_password(text) to authenticated;
