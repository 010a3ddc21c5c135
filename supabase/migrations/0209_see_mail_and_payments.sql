-- The queue of mails and the providers' messages as settings show them.

create index outbox_by_state on public.outbox (state, created_at desc, id desc);
create index webhook_events_by_provider on public.webhook_events (provider, received_at desc);

-- A page of mails for administrators, the newest first; null for anybody else. `asked`: view (waiting, failed, dropped, sent), after
-- ({at, id} of the last before the page). Counts, of those that are not sent, come with the first.
create function public.list_mails(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  states constant text[] := case asked ->> 'view' when 'waiting' then array['waiting', 'sending'] else array[asked ->> 'view'] end;
  page_size constant integer := 50;
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  select jsonb_build_object('more', count(*) > page_size, 'mails', coalesce(jsonb_agg(jsonb_build_object(
    'id', page.id, 'kind', kind, 'recipient', recipient, 'state', state, 'attempts', attempts, 'at', page.created_at, 'sent_at', sent_at,
    'next_attempt_at', case when state in ('waiting', 'sending') then next_attempt_at end, 'error', last_error,
    'order_number', (select order_number from public.orders where orders.id = page.order_id)
  ) order by page.created_at desc, page.id desc) filter (where place <= page_size), '[]'))
  into answer
  from (
    select found.*, row_number() over (order by found.created_at desc, found.id desc) as place
    from unnest(states) wanted cross join lateral (
      select * from public.outbox
      where state = wanted and (after_id is null or (created_at, id) < (after_at, after_id))
      order by created_at desc, id desc limit page_size + 1
    ) found
    order by found.created_at desc, found.id desc limit page_size + 1
  ) page;
  if after_id is not null then
    return answer;
  end if;
  return answer || jsonb_build_object('counts', jsonb_build_object(
    'waiting', (select count(*) from public.outbox where state in ('waiting', 'sending')),
    'failed', (select count(*) from public.outbox where state = 'failed'),
    'dropped', (select count(*) from public.outbox where state = 'dropped')
  ));
end
$$;

-- A mail to whoever asks, to see that mail leaves; one a minute. { ok, changed, recipient }.
create function public.owe_test_mail(person uuid, mail_language text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select email into strict address from auth.users where id = person;
  insert into public.outbox (idempotency_key, kind, recipient, language, payload)
  values (
    format('test-mail %s %s', person, to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI')), 'test_mail', address, mail_language,
    jsonb_build_object('at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  ) on conflict do nothing;
  return jsonb_build_object('ok', true, 'changed', found, 'recipient', address);
end
$$;

-- Of each payment provider when its last message came, for administrators; null for anybody else.
create function public.read_provider_messages() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('providers', (
    select jsonb_agg(jsonb_build_object('provider', wanted, 'last', (
      select jsonb_build_object('at', received_at, 'type', type) from public.webhook_events
      where provider = wanted order by received_at desc limit 1
    )))
    from unnest(array['stripe', 'paysera']) wanted
  ));
end
$$;

revoke execute on function public.list_mails(jsonb), public.read_provider_messages() from public, anon, service_role;
grant execute on function public.list_mails(jsonb), public.read_provider_messages() to authenticated;
revoke execute on function public.owe_test_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.owe_test_mail(uuid, text) to service_role;
