create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Hosted projects give every new table and function to everyone who has a key. Here nothing is open unless a migration
-- opens it: visitors get nothing by themselves, customers may at most read (rows are a policy's matter), the service key
-- keeps its rights. "public" is the role of everybody and loses them for all schemas, since its grant is not a schema's.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon;
alter default privileges in schema public revoke insert, update, delete, truncate, references, trigger on tables from authenticated;
alter default privileges in schema public revoke truncate, references, trigger on tables from service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
-- Not every project gives its service key and its customers these by default.
alter default privileges in schema public grant select on tables to authenticated;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public grant usage, select on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- For rows that are evidence: nobody edits them, not even a function of ours. With the argument 'forget' a row may go
-- (a person is erased), but never change.
create function public.keep_as_written() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and tg_nargs > 0 and tg_argv[0] = 'forget' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- The form in which texts are searched: lower case, without accents, so that "suknele" finds "Suknelė". `unaccent` is only
-- stable because its dictionary could be altered; naming the dictionary makes the wrapper fit for an index.
create function public.normalize_search(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, words))
$$;

-- A part of a LIKE pattern that means itself: % and _ of the shopper match only % and _.
create function public.escape_like(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_')
$$;

-- Secrets that only have to be recognised (tokens, addresses of clients) are kept as their hash.
create function public.hash_secret(secret text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex')
$$;

-- Plausible, lower case, no spaces, no control characters (which could forge headers of a mail).
create function public.is_email(candidate text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select candidate ~ '^[^\s@<>",;:()\[\]\\[:cntrl:]]+@[^\s@<>",;:()\[\]\\[:cntrl:]]+\.[^\s@<>",;:()\[\]\\[:cntrl:].]{2,}$'
    and length(candidate) <= 254 and candidate = lower(candidate)
$$;

-- Paths inside the shop: never an address elsewhere ("//evil", "/\evil", "https:…").
create function public.is_shop_path(candidate text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select candidate ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$' and length(candidate) <= 500
$$;

-- Neither strict nor with a search path: only so it is inlined, and it is checked at each change of a product's stock.
create function public.is_slug(candidate text) returns boolean
language sql immutable parallel safe as $$
  select candidate ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(candidate) <= 80
$$;

-- Constraints, indexes and policies call these on behalf of whoever writes or searches.
grant execute on function public.normalize_search(text), public.escape_like(text) to anon, authenticated;
grant execute on function public.is_email(text), public.is_shop_path(text), public.is_slug(text) to authenticated;
