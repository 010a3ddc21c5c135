-- What a hosted Supabase project has before the first migration: roles, schemas, extensions, default privileges.
-- Run by the superuser at every start; each statement may find its work already done.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit password 'gija-local';
    create role postgres login createdb createrole bypassrls replication password 'gija-local';
    create role supabase_auth_admin nologin noinherit createrole;
    grant anon, authenticated, service_role to authenticator;
    grant anon, authenticated, service_role to postgres with admin option;
    grant supabase_auth_admin to postgres;
  end if;
end
$$;

do $$
begin
  -- Owning the database lets the owner of the schema create the trusted extensions, as on hosted projects.
  execute format('alter database %I owner to postgres', current_database());
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end
$$;

alter schema public owner to postgres;
create schema if not exists extensions authorization postgres;
create schema if not exists auth authorization postgres;
grant usage on schema public, extensions, auth to anon, authenticated, service_role, postgres;
grant all on schema public to postgres;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

do $$
begin
  -- Only before the first migration: later ones take these rights back, and a start must not give them again.
  if to_regnamespace('supabase_migrations') is null then
    alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role postgres in schema extensions grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
    alter publication supabase_realtime owner to postgres;
  end if;
end
$$;

-- What Storage takes (backend/storage), as migrations say it.
create schema if not exists storage authorization postgres;
grant usage on schema storage to postgres;
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
alter table storage.buckets owner to postgres;
