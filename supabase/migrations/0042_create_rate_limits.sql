-- Functions have no memory: how often someone asked is kept here, by bucket ("checkout") and subject (an address, an e-mail),
-- the subject only as a hash. The salt makes the few possible addresses of the internet no use to whoever reads the hashes.
create table public.rate_limit_salt (
  only_row boolean primary key default true check (only_row),
  salt text not null default encode(extensions.gen_random_bytes(32), 'hex')
);
insert into public.rate_limit_salt default values;

create table public.rate_limits (
  bucket text not null check (public.is_slug(bucket)),
  subject_hash text not null check (subject_hash ~ '^[0-9a-f]{64}$'),
  window_ends_at timestamptz not null,
  taken integer not null check (taken > 0),
  primary key (bucket, subject_hash)
);

create index rate_limits_by_end on public.rate_limits (window_ends_at);

-- Takes one of `maximum` tries in a window that begins with the first of them. False: none is left. The row is locked while
-- it counts, so parallel callers never get more than the maximum.
create function public.take_rate_limit(bucket text, subject text, maximum integer, window_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  hashed constant text := public.hash_secret((select salt from public.rate_limit_salt) || subject);
  counted integer;
begin
  if maximum < 1 or window_seconds < 1 then
    raise exception 'a limit needs a maximum and a window' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.rate_limits as known (bucket, subject_hash, window_ends_at, taken)
  values (take_rate_limit.bucket, hashed, clock_timestamp() + make_interval(secs => window_seconds), 1)
  on conflict on constraint rate_limits_pkey do update set
    -- One above the maximum says "none left": counting further would only wear the row.
    taken = case when known.window_ends_at <= clock_timestamp() then 1 else least(known.taken, maximum) + 1 end,
    window_ends_at = case
      when known.window_ends_at <= clock_timestamp() then excluded.window_ends_at else known.window_ends_at
    end
  returning taken into counted;
  return counted <= maximum;
end
$$;

-- Windows that are over are of no use. Answers how many rows went.
create function public.forget_rate_limits() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.rate_limits where window_ends_at < now();
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

alter table public.rate_limit_salt enable row level security;
alter table public.rate_limits enable row level security;
revoke all on public.rate_limit_salt, public.rate_limits from authenticated, service_role;
