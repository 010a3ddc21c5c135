-- The order as its documents need it: as a mail does, and when its first parcel left. Null for an order that nobody knows.
create function public.read_order_for_documents(read_order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.read_order(read_order_id) || jsonb_build_object(
    'shipped_at', (select min(shipped_at) from public.parcels where parcels.order_id = read_order_id)
  )
$$;

-- One document of the order that an unguessable token opens. `kind`: invoice, credit-note (the latest, where no number is
-- named). Null when there is no such order; `document` is null when it is not issued, `may_be_issued` says whether it can be.
create function public.find_order_document(token uuid, kind text, wanted_number bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', orders.id,
    'may_be_issued', find_order_document.kind = 'invoice' and public.may_be_invoiced(orders) and wanted_number is null,
    'document', (
      select jsonb_build_object('series', series, 'number', number, 'issued_at', issued_at, 'language', language,
        'content', content)
      from (
        select series, number, issued_at, language, content from public.invoices
        where find_order_document.kind = 'invoice' and invoices.order_id = orders.id
        union all
        select note.series, note.number, note.issued_at, note.language, note.content
        from public.credit_notes note join public.invoices on invoices.id = note.invoice_id
        where find_order_document.kind = 'credit-note' and invoices.order_id = orders.id
      ) issued
      where wanted_number is null or number = wanted_number
      order by number desc limit 1
    )
  )
  from public.orders where access_token = token
$$;

-- The order that a number names, for whoever packs it.
create function public.find_order_by_number(wanted_number text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.orders where order_number = wanted_number
$$;

revoke execute on function
  public.read_order_for_documents(uuid), public.find_order_document(uuid, text, bigint), public.find_order_by_number(text)
  from public, anon, authenticated;
grant execute on function
  public.read_order_for_documents(uuid), public.find_order_document(uuid, text, bigint), public.find_order_by_number(text)
  to service_role;
