-- The VAT of every document by rate, in euro cents, so that a year of it is added up without opening a document. Invoices and
-- credit notes are the truth (docs/documents.md); an entry is written with its document and never changed.
create table public.vat_entries (
  series text not null,
  number bigint not null,
  -- Hundredths of a percent.
  basis_points integer not null,
  issued_at timestamptz not null,
  -- When what is credited had been invoiced; of an invoice its own time.
  invoiced_at timestamptz not null,
  -- Where the goods went, and whose VAT was charged.
  delivery_country text not null,
  vat_country text not null,
  -- The buyer gave a VAT number.
  is_business boolean not null,
  currency text not null,
  -- Below zero in credit notes.
  net_eur bigint not null,
  vat_eur bigint not null,
  primary key (series, number, basis_points)
);

create index vat_entries_by_issue on public.vat_entries (issued_at);
-- What the threshold of the One Stop Shop is held against.
create index vat_entries_abroad on public.vat_entries (issued_at) include (delivery_country, net_eur)
  where delivery_country <> 'LT' and not is_business;

-- A document that names no rates (none of the shop's own does so) counts with its total at the order's rate.
create function public.enter_vat(
  sold public.orders, document jsonb, document_series text, document_number bigint, issued timestamptz, invoiced timestamptz, sign integer
) returns void
language sql security definer set search_path = '' as $$
  insert into public.vat_entries (series, number, basis_points, issued_at, invoiced_at, delivery_country, vat_country, is_business,
    currency, net_eur, vat_eur)
  select document_series, document_number, (rate ->> 'basisPoints')::integer, issued, invoiced, sold.delivery_country, sold.vat_country,
    sold.company_vat_code is not null, sold.currency, sign * sum((rate ->> 'net')::bigint), sign * sum((rate ->> 'vat')::bigint)
  from jsonb_array_elements(coalesce(
    document #> '{euro,rates}', document -> 'rates',
    jsonb_build_array((document -> 'total') || jsonb_build_object('basisPoints', sold.vat_basis_points))
  )) rate
  group by 3
$$;

create function public.enter_vat_of_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.enter_vat(orders, new.content, new.series, new.number, new.issued_at, new.issued_at, 1)
  from public.orders where id = new.order_id;
  return null;
end
$$;

create function public.enter_vat_of_credit_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.enter_vat(orders, new.content, new.series, new.number, new.issued_at, invoice.issued_at, -1)
  from public.invoices invoice join public.orders on orders.id = invoice.order_id where invoice.id = new.invoice_id;
  return null;
end
$$;

create trigger enter_vat after insert on public.invoices for each row execute function public.enter_vat_of_invoice();
create trigger enter_vat after insert on public.credit_notes for each row execute function public.enter_vat_of_credit_note();

-- What was issued before.
do $$
begin
  perform public.enter_vat(orders, invoice.content, invoice.series, invoice.number, invoice.issued_at, invoice.issued_at, 1)
  from public.invoices invoice join public.orders on orders.id = invoice.order_id;
  perform public.enter_vat(orders, note.content, note.series, note.number, note.issued_at, invoice.issued_at, -1)
  from public.credit_notes note join public.invoices invoice on invoice.id = note.invoice_id
  join public.orders on orders.id = invoice.order_id;
end
$$;

create trigger vat_entries_never_edited before update or delete on public.vat_entries
  for each row execute function public.keep_as_written();

alter table public.vat_entries enable row level security;
create policy "administrators read VAT entries" on public.vat_entries
  for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.vat_entries from anon, authenticated, service_role;
revoke execute on function
  public.enter_vat(public.orders, jsonb, text, bigint, timestamptz, timestamptz, integer),
  public.enter_vat_of_invoice(), public.enter_vat_of_credit_note()
  from public, anon, authenticated, service_role;
