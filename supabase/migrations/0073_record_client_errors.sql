-- Counts what happened with a product only where the product exists: made-up ids would fill the table.
create function public.count_known_visit(event text, subject text, language text) returns void
language sql security definer set search_path = '' as $$
  select public.count_visit(count_known_visit.event, count_known_visit.subject, count_known_visit.language)
  where count_known_visit.event not in ('product_view', 'add_to_cart')
    or exists (select from public.products where id = count_known_visit.subject)
$$;

-- One row a kind of fault. New kinds are taken up to 500 a day: whoever sends nonsense fills no disk.
create function public.record_client_error(
  new_fingerprint text, new_message text, new_stack text, new_path text, new_browser text, new_release text,
  new_request_id text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.client_errors set
    count = count + 1, last_seen_at = now(), path = new_path, browser = new_browser, release = new_release,
    request_id = coalesce(new_request_id, request_id)
  where fingerprint = new_fingerprint;
  if found or (select count(*) from public.client_errors where first_seen_at > now() - interval '1 day') >= 500 then
    return;
  end if;
  insert into public.client_errors (fingerprint, message, stack, path, browser, release, request_id)
  values (new_fingerprint, new_message, new_stack, new_path, new_browser, new_release, new_request_id)
  on conflict (fingerprint) do update set count = client_errors.count + 1, last_seen_at = now();
end
$$;

create index client_errors_by_first_time on public.client_errors (first_seen_at);

-- What nobody confirmed, what has served, and what is too old to be of use. Answers how many rows of each kind went.
create function public.forget_correspondence() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subscribers integer;
  notices integer;
  messages integer;
  errors integer;
begin
  delete from public.newsletter_subscribers
  where status = 'pending' and confirmed_at is null and requested_at < now() - interval '30 days';
  get diagnostics subscribers = row_count;
  delete from public.back_in_stock_requests
  where (confirmed_at is null and asked_at < now() - interval '7 days') or notified_at < now() - interval '90 days';
  get diagnostics notices = row_count;
  delete from public.contact_messages where status = 'spam' and created_at < now() - interval '90 days';
  get diagnostics messages = row_count;
  delete from public.client_errors where last_seen_at < now() - interval '90 days';
  get diagnostics errors = row_count;
  return jsonb_build_object(
    'subscribers', subscribers, 'notices', notices, 'messages', messages, 'errors', errors,
    'limits', public.forget_rate_limits()
  );
end
$$;

revoke execute on function
  public.count_known_visit(text, text, text), public.record_client_error(text, text, text, text, text, text, text),
  public.forget_correspondence()
  from public, anon, authenticated;
grant execute on function
  public.count_known_visit(text, text, text), public.record_client_error(text, text, text, text, text, text, text),
  public.forget_correspondence()
  to service_role;
