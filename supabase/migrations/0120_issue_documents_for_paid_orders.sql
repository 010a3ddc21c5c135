-- Who may have an invoice: an order that was paid and whose goods it was given. A payment that came too late for its goods, or
-- twice, goes back without one. One place, because three functions ask.
create function public.may_be_invoiced(asked public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select asked.payment_status in ('paid', 'partially_refunded', 'refunded', 'disputed')
    and asked.status in ('processing', 'shipped', 'delivered', 'returned') and asked.paid_at is not null
$$;

create index orders_by_payment on public.orders (paid_at) where paid_at is not null;
create index refunds_made on public.refunds (completed_at) where state = 'succeeded';

-- Orders without an invoice that should have one, oldest payment first. Looks back two months: what is older was issued, or is
-- issued when somebody asks for it.
create function public.list_orders_to_invoice(most integer default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(id order by paid_at, id), '[]') from (
    select orders.id, orders.paid_at from public.orders
    where orders.paid_at > now() - interval '62 days' and public.may_be_invoiced(orders)
      and not exists (select from public.invoices where invoices.order_id = orders.id)
    order by orders.paid_at, orders.id limit most
  ) due
$$;

-- Issues the order's invoice once; asked again, answers the one that exists. The document was computed outside
-- (domain/document); here it is held against the locked order. The time of issue is read after the number was taken, while its
-- row is locked: a higher number never has an earlier time.
create or replace function public.issue_invoice(invoiced_order uuid, document jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sold public.orders;
  invoice public.invoices;
  next_number bigint;
begin
  select * into sold from public.orders where id = invoiced_order for no key update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  select * into invoice from public.invoices where order_id = invoiced_order;
  if not found then
    if not public.may_be_invoiced(sold) then
      return jsonb_build_object('ok', false, 'code', 'not_paid');
    end if;
    if (document #>> '{total,gross}')::bigint is distinct from sold.total_amount
      or (document #>> '{total,vat}')::bigint is distinct from sold.vat_amount
      or document ->> 'currency' is distinct from sold.currency then
      raise exception 'the invoice of % says % %, the order %', sold.order_number, document #>> '{total,gross}',
        document ->> 'currency', sold.total_amount;
    end if;
    next_number := public.take_document_number('GJ');
    insert into public.invoices (order_id, series, number, issued_at, language, content)
    values (invoiced_order, 'GJ', next_number, clock_timestamp(), sold.language, document)
    returning * into invoice;
    insert into public.order_events (order_id, kind, code, details)
    values (sold.id, 'note', 'invoice_issued', jsonb_build_object('series', invoice.series, 'number', invoice.number));
  end if;
  return jsonb_build_object('ok', true, 'series', invoice.series, 'number', invoice.number,
    'issued_at', invoice.issued_at, 'language', invoice.language, 'content', invoice.content);
end
$$;

revoke execute on function public.may_be_invoiced(public.orders), public.list_orders_to_invoice(integer)
  from public, anon, authenticated;
grant execute on function public.list_orders_to_invoice(integer) to service_role;
