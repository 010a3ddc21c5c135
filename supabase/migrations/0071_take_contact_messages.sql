-- Signs of machine writing: they are noted for whoever reads the message, and refuse nothing.
alter table public.contact_messages
  add column doubts text[] not null default '{}'
  check (doubts <@ array['hidden_field', 'links', 'hasty']);

-- Keeps a message and owes the mails about it, in one transaction: a mail provider that is down loses nothing. The same id is
-- the same message. Without `shop_address` nobody is written to (the hidden field was filled), without `with_receipt` the
-- sender is not.
create function public.take_contact_message(
  message_id uuid, sender_first_name text, sender_last_name text, sender_email text, message_subject text,
  message_text text, sender_language text, message_doubts text[], shop_address text, with_receipt boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written constant jsonb := jsonb_build_object(
    'firstName', sender_first_name, 'lastName', sender_last_name, 'email', sender_email,
    'subject', message_subject, 'message', message_text, 'doubts', message_doubts
  );
begin
  insert into public.contact_messages (id, first_name, last_name, email, subject, message, language, status, doubts)
  values (
    message_id, sender_first_name, sender_last_name, sender_email, message_subject, message_text, sender_language,
    case when shop_address is null then 'spam' else 'new' end, message_doubts
  )
  on conflict (id) do nothing;
  if not found or shop_address is null then
    return;
  end if;
  insert into public.outbox (idempotency_key, kind, recipient, language, payload)
  values ('contact_message:' || message_id, 'contact_message', shop_address, 'lt', written);
  if with_receipt then
    insert into public.outbox (idempotency_key, kind, recipient, language, payload)
    values ('contact_receipt:' || message_id, 'contact_receipt', sender_email, sender_language, written);
  end if;
end
$$;

revoke execute on function
  public.take_contact_message(uuid, text, text, text, text, text, text, text[], text, boolean)
  from public, anon, authenticated;
grant execute on function
  public.take_contact_message(uuid, text, text, text, text, text, text, text[], text, boolean)
  to service_role;
