-- A locked counter row, not a sequence: a sequence leaves gaps when a transaction is rolled back.
create table public.document_counters (
  series text primary key,
  last_number bigint not null default 0 check (last_number >= 0)
);

insert into public.document_counters (series) values ('GJ'), ('GJK');

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references public.orders (id),
  series text not null references public.document_counters (series),
  number bigint not null,
  issued_at timestamptz not null default now(),
  language text not null check (language in ('en', 'lt', 'ru')),
  -- The document as it was issued: seller, buyer, lines, VAT by rate.
  content jsonb not null,
  unique (series, number)
);

create table public.credit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id),
  refund_id uuid unique references public.refunds (id),
  series text not null references public.document_counters (series),
  number bigint not null,
  issued_at timestamptz not null default now(),
  language text not null check (language in ('en', 'lt', 'ru')),
  content jsonb not null,
  unique (series, number)
);

create index credit_notes_by_invoice on public.credit_notes (invoice_id);

create trigger invoices_never_edited before update or delete on public.invoices
  for each row execute function public.keep_as_written();
create trigger credit_notes_never_edited before update or delete on public.credit_notes
  for each row execute function public.keep_as_written();

-- Takes the next number of a series. The row stays locked until the caller's transaction ends, so a number is either in a
-- document or was never given.
create function public.take_document_number(wanted_series text) returns bigint
language sql security definer set search_path = '' as $$
  update public.document_counters set last_number = last_number + 1
  where series = wanted_series returning last_number
$$;

-- Issues the order's invoice once; asked again, answers the one that exists.
create function public.issue_invoice(invoiced_order uuid, document jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  document_language text;
begin
  select language into document_language from public.orders where id = invoiced_order for no key update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  select * into invoice from public.invoices where order_id = invoiced_order;
  if not found then
    insert into public.invoices (order_id, series, number, language, content)
    values (invoiced_order, 'GJ', public.take_document_number('GJ'), document_language, document)
    returning * into invoice;
  end if;
  return jsonb_build_object('ok', true, 'series', invoice.series, 'number', invoice.number,
    'issued_at', invoice.issued_at, 'content', invoice.content);
end
$$;

alter table public.document_counters enable row level security;
alter table public.invoices enable row level security;
alter table public.credit_notes enable row level security;

create policy "customers read their own invoices" on public.invoices for select to authenticated using (
  exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
);
create policy "customers read their own credit notes" on public.credit_notes for select to authenticated using (
  exists (
    select from public.invoices join public.orders on orders.id = invoices.order_id
    where invoices.id = invoice_id and orders.user_id = (select auth.uid())
  )
);
create policy "administrators read invoices" on public.invoices for select to authenticated using ((select public.is_admin()));
create policy "administrators read credit notes" on public.credit_notes
  for select to authenticated using ((select public.is_admin()));

revoke insert, update, delete, truncate on public.document_counters, public.invoices, public.credit_notes
  from anon, authenticated, service_role;
revoke execute on function public.take_document_number(text) from public, anon, authenticated, service_role;
revoke execute on function public.issue_invoice(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.issue_invoice(uuid, jsonb) to service_role;
