-- What a refund is for: lines by position with pieces and amount, and delivery (0125 makes these rows and columns).
create function public.refund_parts(asked_refund uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'position', item.position, 'quantity', part.quantity, 'amount', part.amount
        ) order by item.position), '[]')
        from public.refund_items part join public.order_items item on item.id = part.order_item_id
        where part.refund_id = asked_refund
      ),
      'delivery', shipping_amount
    )
    from public.refunds where id = asked_refund
  );
end
$$;

-- Refunds of invoiced goods that were made and have no credit note yet, the earliest first and one an invoice, because each note
-- has to know of the one before; with the invoice that it corrects and the notes that corrected it already. Money that was paid too late, twice or wrongly was never invoiced.
create function public.list_refunds_to_credit(most integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'refund_id', due.id, 'reason', due.reason, 'amount', due.amount, 'completed_at', due.completed_at,
    'parts', public.refund_parts(due.id),
    'invoice', jsonb_build_object(
      'series', invoice.series, 'number', invoice.number, 'issued_at', invoice.issued_at, 'content', invoice.content
    ),
    'earlier', (
      select coalesce(jsonb_agg(note.content order by note.number), '[]') from public.credit_notes note
      where note.invoice_id = invoice.id
    )
  ) order by due.completed_at, due.id), '[]')
  from (
    select distinct on (refund.order_id) refund.* from public.refunds refund
    where refund.state = 'succeeded' and refund.completed_at is not null
      and refund.reason in ('return', 'withdrawal', 'cancellation', 'goodwill')
      and exists (select from public.invoices where invoices.order_id = refund.order_id)
      and not exists (select from public.credit_notes where credit_notes.refund_id = refund.id)
    order by refund.order_id, refund.completed_at, refund.id limit most
  ) due
  join public.invoices invoice on invoice.order_id = due.order_id
$$;

-- Issues the credit note of a refund once; asked again, answers the one that exists. The document says what earlier notes gave
-- back (`creditedBefore`): another note in the meantime means that it has to be written anew.
create function public.issue_credit_note(credited_refund uuid, document jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refund public.refunds;
  invoice public.invoices;
  note public.credit_notes;
  credited bigint;
  next_number bigint;
begin
  select * into refund from public.refunds where id = credited_refund;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'refund_unknown');
  end if;
  -- Notes of one invoice wait for each other here.
  perform from public.orders where id = refund.order_id for no key update;
  select * into note from public.credit_notes where refund_id = credited_refund;
  if not found then
    select * into refund from public.refunds where id = credited_refund;
    if refund.state <> 'succeeded' then
      return jsonb_build_object('ok', false, 'code', 'refund_not_made');
    end if;
    select * into invoice from public.invoices where order_id = refund.order_id;
    if invoice.id is null or refund.reason not in ('return', 'withdrawal', 'cancellation', 'goodwill') then
      return jsonb_build_object('ok', false, 'code', 'not_invoiced');
    end if;
    select coalesce(sum((content #>> '{total,gross}')::bigint), 0) into credited
    from public.credit_notes where invoice_id = invoice.id;
    if credited is distinct from (document ->> 'creditedBefore')::bigint then
      return jsonb_build_object('ok', false, 'code', 'credits_changed');
    end if;
    if credited + refund.amount > (invoice.content #>> '{total,gross}')::bigint then
      return jsonb_build_object('ok', false, 'code', 'above_invoice');
    end if;
    if (document #>> '{total,gross}')::bigint is distinct from refund.amount
      or document ->> 'currency' is distinct from refund.currency then
      raise exception 'the credit note of refund % says % %, the refund % %', credited_refund,
        document #>> '{total,gross}', document ->> 'currency', refund.amount, refund.currency;
    end if;
    next_number := public.take_document_number('GJK');
    insert into public.credit_notes (invoice_id, refund_id, series, number, issued_at, language, content)
    values (invoice.id, credited_refund, 'GJK', next_number, clock_timestamp(), invoice.language, document)
    returning * into note;
    insert into public.order_events (order_id, kind, code, details)
    values (refund.order_id, 'note', 'credit_note_issued', jsonb_build_object('series', note.series, 'number', note.number));
  end if;
  return jsonb_build_object('ok', true, 'series', note.series, 'number', note.number, 'issued_at', note.issued_at,
    'language', note.language, 'content', note.content);
end
$$;

revoke execute on function public.refund_parts(uuid) from public, anon, authenticated, service_role;
revoke execute on function public.list_refunds_to_credit(integer), public.issue_credit_note(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.list_refunds_to_credit(integer), public.issue_credit_note(uuid, jsonb) to service_role;
