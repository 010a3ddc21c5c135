-- A mail of an order that its shopper asks for again: the same words to the order's address as it is now, at most once a minute.
-- Answers { ok, changed } or mail_unknown; one that waits to be sent is not doubled.
create function public.resend_mail(sent_mail uuid, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mail public.outbox;
  added integer;
begin
  select outbox.* into mail from public.outbox join public.orders on orders.id = outbox.order_id
  where outbox.id = sent_mail and orders.customer_email is not null for no key update of orders;
  if mail.id is null then
    return jsonb_build_object('ok', false, 'code', 'mail_unknown');
  end if;
  if mail.state in ('waiting', 'sending') then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  insert into public.outbox (idempotency_key, kind, recipient, language, order_id, payload)
  select 'again-' || mail.id || '-' || to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MI'), mail.kind, orders.customer_email,
    orders.language, orders.id, mail.payload
  from public.orders where orders.id = mail.order_id
  on conflict (idempotency_key) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (mail.order_id, 'mail', 'mail_again', resend_mail.actor, jsonb_build_object('mail', mail.kind));
  end if;
  return jsonb_build_object('ok', true, 'changed', added > 0);
end
$$;

revoke execute on function public.resend_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.resend_mail(uuid, text) to service_role;
