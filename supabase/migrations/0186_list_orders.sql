-- The orders of the back office: a page of them by view, filters and words, and one with all that is known of it.

-- What an order is found by: its number, its people, their address of mail and phone, spelled as searches are.
create function public.order_words(number text, customer text, receiver text, email text, phone text, company text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select public.normalize_search(
    number || ' ' || coalesce(customer, '') || ' ' || coalesce(receiver, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(phone, '') || ' ' || coalesce(company, '')
  )
$$;

create index orders_by_words on public.orders using gin (
  public.order_words(order_number, customer_name, delivery_name, customer_email, customer_phone, company_name)
  extensions.gin_trgm_ops
);
-- Open matters of few orders among many.
create index returns_open_by_order on public.returns (order_id) where closed_at is null;
create index tasks_open_by_order on public.tasks (order_id) where done_at is null;

-- What belongs to a view, as SQL over `found`; null for a name that is none.
create function public.order_view(name text) returns text
language sql immutable set search_path = '' as $$
  select case name
    when 'all' then 'true'
    when 'to_pack' then $view$ found.status = 'processing' $view$
    when 'waiting' then $view$ found.status = 'pending' $view$
    when 'on_way' then $view$ found.status = 'shipped' $view$
    when 'late' then $view$ found.status in ('processing', 'shipped')
      and found.promised_to < (now() at time zone 'Europe/Vilnius')::date $view$
    when 'returns' then $view$ found.id in (select order_id from public.returns where closed_at is null) $view$
    when 'tasks' then $view$ found.id in (select order_id from public.tasks where done_at is null) $view$
    when 'cancelled' then $view$ found.status = 'cancelled' $view$
  end
$$;

-- A page of orders, the newest first (`oldest`: the oldest). `asked`: view, words, payment, method, country, from and to (days of
-- Vilnius), oldest, after ({at, id} of the last order before the page), size, shape (`export`: with what books need of them).
-- Counts of the views come with the first page. Whoever calls it has looked at who asks.
create function public.find_orders(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 500);
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  is_oldest constant boolean := coalesce((asked ->> 'oldest')::boolean, false);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  conditions text := coalesce(public.order_view(coalesce(asked ->> 'view', 'all')), 'false');
  page text;
  answer jsonb;
  total bigint;
  -- What was asked for, for the statements below: $1 asked, $2 words, $3 and $4 where the page begins.
  place constant text := case when is_oldest then '>' else '<' end;
  direction constant text := case when is_oldest then 'asc' else 'desc' end;
begin
  if asked ? 'payment' then
    conditions := conditions || ' and found.payment_status = $1 ->> ''payment''';
  end if;
  if asked ? 'method' then
    conditions := conditions || ' and found.payment_method = $1 ->> ''method''';
  end if;
  if asked ? 'country' then
    conditions := conditions || ' and found.delivery_country = $1 ->> ''country''';
  end if;
  if asked ? 'from' then
    conditions := conditions || ' and found.created_at >= ($1 ->> ''from'')::date::timestamp at time zone ''Europe/Vilnius''';
  end if;
  if asked ? 'to' then
    conditions := conditions
      || ' and found.created_at < (($1 ->> ''to'')::date + 1)::timestamp at time zone ''Europe/Vilnius''';
  end if;
  if words is not null then
    conditions := conditions || ' and found.id in (
      select id from public.orders
      where public.order_words(order_number, customer_name, delivery_name, customer_email, customer_phone, company_name) like ''%'' || public.escape_like($2) || ''%''
      union all select order_id from public.parcels where tracking_number = upper(regexp_replace($1 ->> ''words'', ''[\s-]'', '''', ''g''))
      union all select order_id from public.order_items where sku = upper(trim($1 ->> ''words''))
    )';
  end if;
  if after_id is null then
    execute 'select count(*) from public.orders found where ' || conditions into total using asked, words;
  end if;
  page := 'select * from public.orders found where ' || conditions
    || case when after_id is null then '' else format(' and (found.created_at, found.id) %s ($3, $4)', place) end
    || format(' order by found.created_at %1$s, found.id %1$s limit %2$s', direction, size + 1);
  execute format('
    with page as (%s)
    select jsonb_build_object(''more'', count(*) > %s, ''orders'', coalesce(jsonb_agg(%4$s(page) order by page.created_at %3$s, page.id %3$s), ''[]''))
    from page', page, size, direction, case when asked ->> 'shape' = 'export' then 'public.order_export' else 'public.order_row' end)
  into answer using asked, words, after_at, after_id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{orders}', (answer -> 'orders') - size);
  end if;
  if after_id is null then
    answer := answer || jsonb_build_object('total', total, 'counts', jsonb_build_object(
      'to_pack', (select count(*) from public.orders where status = 'processing'),
      'late', (
        select count(*) from public.orders
        where status in ('processing', 'shipped') and promised_to < (now() at time zone 'Europe/Vilnius')::date
      ),
      'returns', (select count(distinct order_id) from public.returns where closed_at is null),
      'tasks', (select count(distinct order_id) from public.tasks where done_at is null)
    ));
  end if;
  return answer;
end
$$;

-- The same for administrators with all locks open; null for anybody else.
create function public.list_orders(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when public.is_admin() then public.find_orders(asked - 'shape') end;
end
$$;

-- An order in a list.
create function public.order_row(listed public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', listed.id, 'order_number', listed.order_number, 'created_at', listed.created_at, 'status', listed.status,
    'payment_status', listed.payment_status, 'payment_method', listed.payment_method,
    'total_amount', listed.total_amount, 'currency', listed.currency,
    'customer', coalesce(listed.delivery_name, listed.customer_name, listed.customer_email),
    'city', listed.delivery_city, 'country', listed.delivery_country,
    'carrier', listed.pickup_carrier, 'option', listed.delivery_option, 'promised_to', listed.promised_to,
    'pieces', (select coalesce(sum(quantity), 0) from public.order_items item where item.order_id = listed.id),
    'open_returns', (select count(*) from public.returns where returns.order_id = listed.id and closed_at is null),
    'open_tasks', (select count(*) from public.tasks where tasks.order_id = listed.id and done_at is null)
  )
$$;

-- An order for books and spreadsheets; sums in minor units of its currency, `_eur` in euro cents.
create function public.order_export(listed public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.order_row(listed) || jsonb_build_object(
    'paid_at', listed.paid_at, 'email', listed.customer_email, 'language', listed.language,
    'company', listed.company_name, 'coupon', listed.coupon_code,
    'subtotal', listed.subtotal, 'discount', listed.discount, 'shipping', listed.shipping,
    'vat_amount', listed.vat_amount, 'vat_basis_points', listed.vat_basis_points, 'vat_country', listed.vat_country,
    'total_eur', listed.total_eur, 'vat_eur', listed.vat_eur,
    'refunded', (
      select coalesce(sum(amount), 0) from public.refunds
      where refunds.order_id = listed.id and refunds.state in ('pending', 'submitted', 'succeeded')
    ),
    'invoice', (select series || ' ' || number from public.invoices where invoices.order_id = listed.id)
  )
$$;

-- Who an actor of an order's history is: staff by name, everything else as it is written.
create function public.actor_name(actor text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select coalesce(nullif(trim(people.raw_user_meta_data ->> 'display_name'), ''), people.email)
    from auth.users people where people.id::text = actor
  ), actor)
$$;

-- All that staff know of an order: {"order": …}, which is null for a number that is none. Null for whoever may not see it.
create function public.read_order_for_staff(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('order', (
    select to_jsonb(orders) - array['content_hash', 'client_hash', 'checkout_id', 'access_token'] || jsonb_build_object(
      'token', orders.access_token,
      'option_name', (
        select jsonb_build_object('en', name, 'lt', name_lt, 'ru', name_ru) from public.delivery_options
        where code = orders.delivery_option
      ),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', item.id, 'product_id', item.product_id, 'variant_id', item.variant_id, 'sku', item.sku,
          'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru, 'size', item.size, 'color', item.color,
          'picture', item.picture, 'quantity', item.quantity, 'unit_price', item.unit_price, 'total', item.total,
          'refunded', (public.refunded_part(item.id)).quantity,
          'unsent', (select unsent from public.list_unsent(orders.id) part where part.order_item = item.id)
        ) order by item.position), '[]')
        from public.order_items item where item.order_id = orders.id
      ),
      'parcels', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', parcel.id, 'carrier', parcel.carrier, 'tracking_number', parcel.tracking_number, 'state', parcel.state,
          'shipped_at', parcel.shipped_at, 'delivered_at', parcel.delivered_at, 'is_exchange', parcel.return_id is not null,
          'items', (
            select coalesce(jsonb_agg(jsonb_build_object('line', part.order_item_id, 'quantity', part.quantity)), '[]')
            from public.parcel_items part where part.parcel_id = parcel.id
          )
        ) order by parcel.created_at, parcel.id), '[]')
        from public.parcels parcel where parcel.order_id = orders.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', payment.id, 'provider', payment.provider, 'reference', payment.provider_payment_id, 'amount', payment.amount,
          'currency', payment.currency, 'state', payment.state, 'paid_at', payment.paid_at
        ) order by payment.created_at, payment.id), '[]')
        from public.payments payment where payment.order_id = orders.id
      ),
      'refunds', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', refund.id, 'amount', refund.amount, 'currency', refund.currency, 'reason', refund.reason, 'state', refund.state,
          'kept_back', refund.kept_back, 'due_at', refund.due_at, 'asked_at', refund.created_at, 'made_at', refund.completed_at,
          'provider', payment.provider, 'error', refund.last_error
        ) order by refund.created_at, refund.id), '[]')
        from public.refunds refund join public.payments payment on payment.id = refund.payment_id
        where refund.order_id = orders.id
      ),
      'refundable', public.read_refund_facts(orders.id, null),
      'returns', (
        select coalesce(jsonb_agg(public.describe_return(returns.id) order by returns.requested_at), '[]')
        from public.returns where returns.order_id = orders.id
      ),
      'withdrawals', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', declared.id, 'declared_at', declared.declared_at, 'statement', declared.statement, 'scope', declared.scope
        ) order by declared.declared_at), '[]')
        from public.withdrawals declared where declared.order_id = orders.id
      ),
      'tasks', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', task.id, 'kind', task.kind, 'due_at', task.due_at, 'refund_id', task.refund_id, 'return_id', task.return_id,
          'details', task.details
        ) order by task.due_at), '[]')
        from public.tasks task where task.order_id = orders.id and task.done_at is null
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', event.id, 'kind', event.kind, 'code', event.code, 'from', event.from_state, 'to', event.to_state,
          'actor', public.actor_name(event.actor), 'details', event.details, 'at', event.created_at
        ) order by event.id desc), '[]')
        from public.order_events event where event.order_id = orders.id
      ),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', mail.id, 'kind', mail.kind, 'state', mail.state, 'at', coalesce(mail.sent_at, mail.created_at),
          'error', mail.last_error
        ) order by mail.created_at desc), '[]')
        from public.outbox mail where mail.order_id = orders.id
      ),
      'invoice', (
        select jsonb_build_object('series', series, 'number', number, 'issued_at', issued_at)
        from public.invoices where invoices.order_id = orders.id
      ),
      'may_be_invoiced', public.may_be_invoiced(orders),
      'credit_notes', (
        select coalesce(jsonb_agg(jsonb_build_object('series', note.series, 'number', note.number) order by note.number), '[]')
        from public.credit_notes note join public.invoices on invoices.id = note.invoice_id
        where invoices.order_id = orders.id
      ),
      'orders_of_customer', (
        select count(*) from public.orders other
        where other.customer_email = orders.customer_email and other.id <> orders.id and other.paid_at is not null
      )
    )
    from public.orders where orders.order_number = wanted
  ));
end
$$;

revoke execute on function
  public.order_words(text, text, text, text, text, text), public.order_view(text), public.order_row(public.orders),
  public.order_export(public.orders), public.actor_name(text), public.find_orders(jsonb)
  from public, anon, authenticated, service_role;
-- Whoever writes an order writes its place in the index.
grant execute on function public.order_words(text, text, text, text, text, text) to service_role;
grant execute on function public.find_orders(jsonb) to service_role;
revoke execute on function public.list_orders(jsonb), public.read_order_for_staff(text) from public, anon, service_role;
grant execute on function public.list_orders(jsonb), public.read_order_for_staff(text) to authenticated;
