-- First-party counting: sums a day, with no person, no identifier and nothing stored on a device.

-- `event`: page_view, product_view, add_to_cart, begin_checkout, purchase, …; `subject`: the path or product.
create table public.visit_counts (
  day date not null default current_date,
  event text not null check (event ~ '^[a-z_]{1,40}$'),
  subject text not null default '' check (length(subject) <= 200),
  language text not null check (language in ('en', 'lt', 'ru')),
  count bigint not null check (count > 0),
  primary key (day, event, subject, language)
);

create index visit_counts_by_event on public.visit_counts (event, day);

create table public.search_counts (
  day date not null default current_date,
  language text not null check (language in ('en', 'lt', 'ru')),
  -- Normalised and cut; whatever has an @ or many digits in it is not kept.
  query text not null check (length(query) between 1 and 100 and query !~ '(@|[0-9]{5})'),
  searches integer not null check (searches > 0),
  without_result integer not null default 0 check (without_result between 0 and searches),
  primary key (day, language, query)
);

create index search_counts_without_result on public.search_counts (day, without_result desc) where without_result > 0;

create function public.count_visit(event text, subject text, language text) returns void
language sql security definer set search_path = '' as $$
  insert into public.visit_counts as known (event, subject, language, count)
  values (count_visit.event, left(count_visit.subject, 200), count_visit.language, 1)
  on conflict (day, event, subject, language) do update set count = known.count + 1
$$;

create function public.count_search(query text, language text, results integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  words constant text := left(trim(regexp_replace(public.normalize_search(count_search.query), '\s+', ' ', 'g')), 100);
begin
  if words = '' or words ~ '(@|[0-9]{5})' then
    return;
  end if;
  insert into public.search_counts as known (language, query, searches, without_result)
  values (count_search.language, words, 1, (results = 0)::integer)
  on conflict on constraint search_counts_pkey do update set
    searches = known.searches + 1, without_result = known.without_result + excluded.without_result;
end
$$;

-- What went wrong in browsers, one row a kind of fault. No addresses of people, no contents of forms.
create table public.client_errors (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  message text not null check (length(message) <= 500),
  stack text not null default '' check (length(stack) <= 4000),
  path text not null default '' check (length(path) <= 300),
  browser text not null default '' check (length(browser) <= 100),
  release text not null default '' check (length(release) <= 60),
  -- Of the last one, as the shopper's error screen showed it.
  request_id text check (length(request_id) <= 100),
  count integer not null default 1 check (count > 0),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create index client_errors_by_time on public.client_errors (last_seen_at desc);

alter table public.visit_counts enable row level security;
alter table public.search_counts enable row level security;
alter table public.client_errors enable row level security;

create policy "administrators read visits" on public.visit_counts
  for select to authenticated using ((select public.is_admin()));
create policy "editors read searches" on public.search_counts
  for select to authenticated using ((select public.is_editor()));
create policy "administrators read client errors" on public.client_errors
  for select to authenticated using ((select public.is_admin()));
