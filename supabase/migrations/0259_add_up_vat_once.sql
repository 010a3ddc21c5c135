-- As in 0227; the entries of each period are read once, so that a year of them is added up in half the time.
create or replace function public.report_vat(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    owed_rows as materialized (select * from public.vat_rows((asked ->> 'from')::date, (asked ->> 'to')::date)),
    earlier_rows as materialized (select * from public.vat_rows((asked ->> 'before_from')::date, (asked ->> 'before_to')::date)),
    figures as (
      select 'total' as period, owed_rows.* from owed_rows union all select 'before', earlier_rows.* from earlier_rows
    ),
    totals as (
      select period, jsonb_build_object('invoiced', coalesce(sum(invoiced), 0), 'invoiced_vat', coalesce(sum(invoiced_vat), 0),
        'credited', coalesce(sum(credited), 0), 'credited_vat', coalesce(sum(credited_vat), 0),
        'net', coalesce(sum(invoiced - credited), 0), 'vat', coalesce(sum(invoiced_vat - credited_vat), 0)) as sums
      from unnest(array['total', 'before']) period left join figures using (period) group by period
    )
  select jsonb_build_object(
    'total', (select sums from totals where period = 'total'),
    'before', (select sums from totals where period = 'before'),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', coalesce(owed.key, earlier.key), 'country', coalesce(owed.country, earlier.country),
        'vat_country', coalesce(owed.vat_country, earlier.vat_country), 'basis_points', coalesce(owed.basis_points, earlier.basis_points),
        'invoiced', coalesce(owed.invoiced, 0), 'invoiced_vat', coalesce(owed.invoiced_vat, 0), 'credited', coalesce(owed.credited, 0),
        'credited_vat', coalesce(owed.credited_vat, 0), 'net', coalesce(owed.invoiced - owed.credited, 0),
        'vat', coalesce(owed.invoiced_vat - owed.credited_vat, 0), 'before', coalesce(earlier.invoiced_vat - earlier.credited_vat, 0)
      ) order by coalesce(owed.country, earlier.country) <> 'LT', coalesce(owed.key, earlier.key)), '[]')
      from owed_rows owed full join earlier_rows earlier on earlier.key = owed.key
    ),
    'uninvoiced', (
      select count(*) from public.sold_between(
        public.vilnius_begin((asked ->> 'from')::date), public.vilnius_begin((asked ->> 'to')::date + 1)
      ) sold
      where public.may_be_invoiced(sold) and not exists (select from public.invoices where invoices.order_id = sold.id)
    ),
    'uncredited', (
      select count(*) from public.refunds refund
      where refund.state = 'succeeded' and refund.reason in ('return', 'withdrawal', 'cancellation', 'goodwill')
        and refund.completed_at >= public.vilnius_begin((asked ->> 'from')::date)
        and refund.completed_at < public.vilnius_begin((asked ->> 'to')::date + 1)
        and exists (select from public.invoices where invoices.order_id = refund.order_id)
        and not exists (select from public.credit_notes where credit_notes.refund_id = refund.id)
    ),
    'meter', public.read_oss_meter()
  )
$$;
drop function public.vat_totals(date, date);
