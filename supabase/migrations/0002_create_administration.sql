-- Who may work in the back office. `admin` runs the shop; `editor` has catalogue, content and publishing, no customers and
-- no money. Written by the service key alone.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'editor')),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

create index user_roles_by_giver on public.user_roles (granted_by);

-- The third lock after role and second factor. The hash is made by the function that also checks it (scrypt or bcrypt).
create table public.admin_pins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  pin_hash text not null check (length(pin_hash) >= 32),
  updated_at timestamptz not null default now()
);

create table public.admin_pin_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  client_hash text check (length(client_hash) <= 64),
  succeeded boolean not null,
  created_at timestamptz not null default now()
);

create index admin_pin_attempts_by_user on public.admin_pin_attempts (user_id, created_at desc);

-- Written when role, second factor and PIN were right. Lives 30 minutes from the last renewal and ends with the session.
create table public.admin_grants (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  check (expires_at > granted_at)
);

create index admin_grants_by_user on public.admin_grants (user_id);
create index admin_grants_by_expiry on public.admin_grants (expires_at);

-- For the second factor: each code once.
create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);

-- All three locks at once, asked anew by every policy: a role removed or a grant ended counts at the next statement.
create function public.has_back_office_role(wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    and exists (
      select from public.user_roles held where held.user_id = auth.uid() and held.role = any (wanted)
    )
    and exists (
      select from public.admin_grants unlocked
      where unlocked.session_id::text = auth.jwt() ->> 'session_id'
        and unlocked.user_id = auth.uid() and unlocked.expires_at > now()
    )
$$;

create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.has_back_office_role(array['admin'])
$$;

-- True for administrators as well: what an editor may, they may.
create function public.is_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.has_back_office_role(array['admin', 'editor'])
$$;

grant execute on function public.is_admin(), public.is_editor() to authenticated;

alter table public.user_roles enable row level security;
alter table public.admin_pins enable row level security;
alter table public.admin_pin_attempts enable row level security;
alter table public.admin_grants enable row level security;
alter table public.recovery_codes enable row level security;

create policy "people read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "administrators read all roles" on public.user_roles
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read attempts at the PIN" on public.admin_pin_attempts
  for select to authenticated using ((select public.is_admin()));
create policy "people read their own grant" on public.admin_grants
  for select to authenticated using (user_id = (select auth.uid()));

-- Hashes are nobody's to read through the API.
revoke all on public.admin_pins, public.recovery_codes from authenticated;
