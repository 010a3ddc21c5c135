-- Newsletters: letters that staff write, whom each goes to, and what became of it. Content is text alone, parsed by
-- src/contracts/newsletter-content.ts; what it shows of products is read in the moment that a letter leaves.

create table public.newsletters (
  id uuid primary key,
  -- For staff.
  name text not null check (length(name) between 1 and 120),
  -- Each language's subject, and blocks with the texts of all languages.
  subject jsonb not null check (jsonb_typeof(subject) = 'object'),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array' and jsonb_array_length(blocks) <= 40),
  -- Languages in which nothing is missing: it is sent in these alone.
  languages text[] not null default '{}' check (languages <@ array['en', 'lt', 'ru']),
  -- What subscribers of the other languages get; null: nothing.
  fallback text check (fallback in ('en', 'lt', 'ru')),
  segment jsonb not null default '{}' check (jsonb_typeof(segment) = 'object'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent')),
  scheduled_at timestamptz,
  began_at timestamptz,
  finished_at timestamptz,
  -- The last subscriber that it was owed to, by id: the next batch goes on after.
  reached uuid,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state = 'draft' or scheduled_at is not null),
  check (state not in ('sending', 'sent') or began_at is not null),
  check (state <> 'sent' or finished_at is not null)
);
create index newsletters_by_creation on public.newsletters (created_at desc, id desc);
create index newsletters_due on public.newsletters (scheduled_at) where state in ('scheduled', 'sending');
create trigger touch_updated_at before update of name, subject, blocks, languages, fallback, segment, state, scheduled_at, archived_at
  on public.newsletters for each row execute function public.touch_updated_at();
create trigger record_audit after insert or update or delete on public.newsletters
  for each row execute function public.record_audit('id', 'reached,began_at,finished_at');

-- One row a letter and subscriber, made in the transaction that owes the mail: nobody is owed a letter twice. Whoever is erased leaves
-- the count without leaving themselves.
create table public.newsletter_deliveries (
  id bigint generated always as identity primary key,
  newsletter_id uuid not null references public.newsletters (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete set null,
  language text not null check (language in ('en', 'lt', 'ru')),
  -- `left`: had gone before the letter left.
  state text not null default 'owed' check (state in ('owed', 'sent', 'failed', 'left')),
  sent_at timestamptz,
  unique (newsletter_id, subscriber_id)
);
create index newsletter_deliveries_by_subscriber on public.newsletter_deliveries (subscriber_id);

alter table public.newsletters enable row level security;
alter table public.newsletter_deliveries enable row level security;
create policy "administrators read newsletters" on public.newsletters for select to authenticated using ((select public.is_admin()));
create policy "administrators read deliveries" on public.newsletter_deliveries for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.newsletters, public.newsletter_deliveries from anon, authenticated, service_role;

-- Whom a segment names: confirmed subscribers, `given` the language in which each gets the letter. `segment`: languages (of subscribers),
-- buyers (customers, never), category (bought in it or below), ordered_after, ordered_before (days of the last paid order, the first and
-- the last that count), since (day of confirmation). Orders are known by the subscriber's address.
create function public.newsletter_audience(segment jsonb, letter_languages text[], fallback text)
returns table (id uuid, email text, language text, given text, confirmed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with bought as (
    select customer_email, max(created_at) as last_at from public.orders
    where paid_at is not null and customer_email is not null
      and coalesce(segment ->> 'buyers', segment ->> 'ordered_after', segment ->> 'ordered_before') is not null
    group by customer_email
  ),
  bought_there as (
    select distinct orders.customer_email from public.orders
    join public.order_items item on item.order_id = orders.id
    join public.products product on product.id = item.product_id
    where segment ->> 'category' is not null and orders.paid_at is not null
      and product.category in (select public.category_branch(segment ->> 'category'))
  )
  select subscriber.id, subscriber.email, subscriber.language,
    case when subscriber.language = any (letter_languages) then subscriber.language
      when newsletter_audience.fallback = any (letter_languages) then newsletter_audience.fallback end,
    subscriber.confirmed_at
  from public.newsletter_subscribers subscriber
  left join bought on bought.customer_email = subscriber.email
  where subscriber.status = 'confirmed'
    and (jsonb_array_length(coalesce(segment -> 'languages', '[]')) = 0 or segment -> 'languages' ? subscriber.language)
    and (segment ->> 'since' is null
      or subscriber.confirmed_at >= (segment ->> 'since')::date::timestamp at time zone 'Europe/Vilnius')
    and case segment ->> 'buyers' when 'customers' then last_at is not null when 'never' then last_at is null else true end
    and (segment ->> 'ordered_after' is null
      or last_at >= (segment ->> 'ordered_after')::date::timestamp at time zone 'Europe/Vilnius')
    and (segment ->> 'ordered_before' is null
      or last_at < ((segment ->> 'ordered_before')::date + 1)::timestamp at time zone 'Europe/Vilnius')
    and (segment ->> 'category' is null or subscriber.email in (select customer_email from bought_there))
$$;

-- How many a letter would go to now, for administrators; null for anybody else. `asked`: segment, languages (complete ones), fallback.
-- { total, given: by the language in which they get it, left_out: by their own language, fallback: how many get it instead of theirs }.
create function public.count_newsletter_recipients(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with audience as (
    select * from public.newsletter_audience(
      coalesce(asked -> 'segment', '{}'), array(select jsonb_array_elements_text(asked -> 'languages')), asked ->> 'fallback'
    )
  )
  select jsonb_build_object(
    'total', count(*) filter (where given is not null),
    'fallback', count(*) filter (where given <> language),
    'given', (select coalesce(jsonb_object_agg(given, number), '{}') from (select given, count(*) as number from audience where given is not null group by given) counted),
    'left_out', (select coalesce(jsonb_object_agg(language, number), '{}') from (select language, count(*) as number from audience where given is null group by language) counted)
  ) into answer from audience;
  return answer;
end
$$;

-- What became of a letter: recipients so far, and of them waiting, sent, failed, gone before it left; `unsubscribed` left within a week of it.
create function public.newsletter_result(newsletter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'recipients', count(*), 'waiting', count(*) filter (where delivery.state = 'owed'),
    'sent', count(*) filter (where delivery.state = 'sent'), 'failed', count(*) filter (where delivery.state = 'failed'),
    'left', count(*) filter (where delivery.state = 'left'),
    'unsubscribed', count(*) filter (
      where delivery.state = 'sent' and subscriber.status = 'unsubscribed'
        and subscriber.unsubscribed_at between delivery.sent_at and delivery.sent_at + interval '7 days'
    )
  )
  from public.newsletter_deliveries delivery
  left join public.newsletter_subscribers subscriber on subscriber.id = delivery.subscriber_id
  where newsletter_id = newsletter
$$;

create function public.newsletter_row(letter public.newsletters) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(letter) - array['blocks', 'segment', 'reached', 'archived_at'] || jsonb_build_object(
    'archived', letter.archived_at is not null, 'result', public.newsletter_result(letter.id)
  )
$$;

-- A page of letters for administrators, the newest first; null for anybody else. `asked`: view (all, archived), words (of name and
-- subjects), after ({at, id}), size.
create function public.list_newsletters(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_archived constant boolean := asked ->> 'view' = 'archived';
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 30), 1), 100);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with page as (
    select * from public.newsletters letter
    where (letter.archived_at is not null) = is_archived
      and (words is null or public.normalize_search(letter.name || ' ' || letter.subject::text) like '%' || public.escape_like(words) || '%')
      and (after_id is null or (letter.created_at, letter.id) < (after_at, after_id))
    order by letter.created_at desc, letter.id desc limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'letters', coalesce(jsonb_agg(
      public.newsletter_row(letter) || jsonb_build_object('place', jsonb_build_object('at', letter.created_at, 'id', letter.id))
      order by letter.created_at desc, letter.id desc
    ), '[]'),
    'subscribers', (select count(*) from public.newsletter_subscribers where status = 'confirmed')
  ) into answer
  from page join public.newsletters letter on letter.id = page.id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{letters}', (answer -> 'letters') - page_size);
  end if;
  return answer;
end
$$;

-- The products that blocks name, by id, as staff see them.
create function public.newsletter_products(blocks jsonb, language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.shown_product(product, language) order by product.id), '[]')
  from public.products product
  where product.id in (
    select jsonb_array_elements_text(block -> 'products') from jsonb_array_elements(blocks) block where block ->> 'kind' = 'products'
  )
$$;

-- One letter for administrators, { letter, categories }, letter null for an id that is none; null for anybody else. `asked`: id, language.
create function public.read_newsletter(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  letter public.newsletters;
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into letter from public.newsletters where id = (asked ->> 'id')::uuid;
  return jsonb_build_object(
    'categories', public.named_category_tree(),
    'letter', case when letter.id is not null then
      public.newsletter_row(letter) || jsonb_build_object(
        'blocks', letter.blocks, 'segment', letter.segment, 'products', public.newsletter_products(letter.blocks, asked ->> 'language')
      )
    end
  );
end
$$;

-- Makes a letter or changes a draft. `wanted`: id (made by who asks: said twice, it is one letter), version (null for a new one), name,
-- subject, blocks, languages, fallback, segment. { ok, version } or newsletter_unknown, newsletter_stale, newsletter_closed (it is
-- scheduled or has gone out).
create function public.save_newsletter(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.newsletters;
  kept public.newsletters;
begin
  select * into known from public.newsletters where id = (wanted ->> 'id')::uuid for no key update;
  if known.id is null and wanted ->> 'version' is not null then
    return jsonb_build_object('ok', false, 'code', 'newsletter_unknown');
  end if;
  if known.id is not null and wanted ->> 'version' is null then
    return jsonb_build_object('ok', true, 'version', known.updated_at);
  end if;
  if known.state <> 'draft' then
    return jsonb_build_object('ok', false, 'code', 'newsletter_closed');
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'newsletter_stale');
  end if;
  insert into public.newsletters (id, name, subject, blocks, languages, fallback, segment)
  values (
    (wanted ->> 'id')::uuid, wanted ->> 'name', wanted -> 'subject', wanted -> 'blocks',
    array(select jsonb_array_elements_text(wanted -> 'languages')), wanted ->> 'fallback', wanted -> 'segment'
  )
  on conflict (id) do update set
    name = excluded.name, subject = excluded.subject, blocks = excluded.blocks, languages = excluded.languages,
    fallback = excluded.fallback, segment = excluded.segment
  returning * into kept;
  return jsonb_build_object('ok', true, 'version', kept.updated_at);
end
$$;

-- Plans when a draft goes out: a time of Vilnius, or at once (null). { ok, recipients } or newsletter_unknown, newsletter_stale,
-- newsletter_closed, newsletter_incomplete (no language is whole), coupon_unknown (a code that nobody can use then), nobody, time_past.
create function public.schedule_newsletter(newsletter uuid, version timestamptz, local_time text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  letter public.newsletters;
  due constant timestamptz := coalesce(local_time::timestamp at time zone 'Europe/Vilnius', now());
  recipients bigint;
begin
  select * into letter from public.newsletters where id = newsletter for no key update;
  if letter.id is null then
    return jsonb_build_object('ok', false, 'code', 'newsletter_unknown');
  end if;
  if letter.state <> 'draft' then
    return jsonb_build_object('ok', false, 'code', 'newsletter_closed');
  end if;
  if letter.updated_at <> version then
    return jsonb_build_object('ok', false, 'code', 'newsletter_stale');
  end if;
  if cardinality(letter.languages) = 0 then
    return jsonb_build_object('ok', false, 'code', 'newsletter_incomplete');
  end if;
  if due < now() then
    return jsonb_build_object('ok', false, 'code', 'time_past');
  end if;
  if exists (
    select from jsonb_array_elements(letter.blocks) block
    where block ->> 'kind' = 'coupon' and not exists (
      select from public.coupons where code = block ->> 'code' and active and (valid_until is null or valid_until > due)
    )
  ) then
    return jsonb_build_object('ok', false, 'code', 'coupon_unknown');
  end if;
  select count(*) into recipients from public.newsletter_audience(letter.segment, letter.languages, letter.fallback) where given is not null;
  if recipients = 0 then
    return jsonb_build_object('ok', false, 'code', 'nobody');
  end if;
  update public.newsletters set state = 'scheduled', scheduled_at = due, archived_at = null where id = newsletter;
  return jsonb_build_object('ok', true, 'recipients', recipients);
end
$$;

-- Takes a planned letter back to a draft, as long as it has not begun. { ok, changed } or newsletter_closed.
create function public.cancel_newsletter(newsletter uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletters set state = 'draft', scheduled_at = null where id = newsletter and state = 'scheduled';
  if found then
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.newsletters where id = newsletter and state = 'draft')
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'newsletter_closed') end;
end
$$;

-- Puts a letter that is not under way into the archive, or takes it out. { ok, changed } or newsletter_closed.
create function public.archive_newsletter(newsletter uuid, is_archived boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.newsletters where id = newsletter and state in ('scheduled', 'sending')) then
    return jsonb_build_object('ok', false, 'code', 'newsletter_closed');
  end if;
  update public.newsletters set archived_at = case when is_archived then now() end
  where id = newsletter and (archived_at is not null) <> is_archived;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- Deletes a draft. { ok, changed } or newsletter_closed.
create function public.delete_newsletter(newsletter uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.newsletters where id = newsletter and state <> 'draft') then
    return jsonb_build_object('ok', false, 'code', 'newsletter_closed');
  end if;
  delete from public.newsletters where id = newsletter;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

revoke execute on function
  public.newsletter_audience(jsonb, text[], text), public.newsletter_result(uuid), public.newsletter_row(public.newsletters),
  public.newsletter_products(jsonb, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.count_newsletter_recipients(jsonb), public.list_newsletters(jsonb), public.read_newsletter(jsonb)
  from public, anon, service_role;
grant execute on function
  public.count_newsletter_recipients(jsonb), public.list_newsletters(jsonb), public.read_newsletter(jsonb)
  to authenticated;
revoke execute on function
  public.save_newsletter(jsonb), public.schedule_newsletter(uuid, timestamptz, text), public.cancel_newsletter(uuid),
  public.archive_newsletter(uuid, boolean), public.delete_newsletter(uuid)
  from public, anon, authenticated;
grant execute on function
  public.save_newsletter(jsonb), public.schedule_newsletter(uuid, timestamptz, text), public.cancel_newsletter(uuid),
  public.archive_newsletter(uuid, boolean), public.delete_newsletter(uuid)
  to service_role;
