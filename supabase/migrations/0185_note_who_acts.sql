-- What the back office does through the shop's functions is logged as the person's own act, whatever SQL function it runs.

-- Who acts: the signed-in person, or whoever the shop's own service says it acts for (header `x-gija-actor`, which the API hands
-- on to the transaction). Nobody else's header counts.
create function public.acting_person() returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    auth.uid(),
    case when current_setting('role', true) = 'service_role' then
      nullif(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-gija-actor', '')::uuid
    end
  )
$$;

create or replace function public.record_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.acting_person();
  key_columns constant text[] := string_to_array(tg_argv[0], ',');
  kept_columns text[];
  row_before jsonb;
  row_after jsonb;
  keyed jsonb;
  changed text[];
begin
  if person is null or (tg_argv[2] = 'staff' and auth.uid() is not null and not public.is_editor()) then
    return null;
  end if;
  kept_columns := string_to_array(coalesce(tg_argv[1], ''), ',') || array['updated_at'];
  row_before := case when tg_op <> 'INSERT' then to_jsonb(old) - kept_columns end;
  row_after := case when tg_op <> 'DELETE' then to_jsonb(new) - kept_columns end;
  keyed := coalesce(row_after, row_before);
  if row_before = row_after then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(row_after) where value is distinct from row_before -> key;
    row_before := (select jsonb_object_agg(key, row_before -> key) from unnest(changed) as key);
    row_after := (select jsonb_object_agg(key, row_after -> key) from unnest(changed) as key);
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_key, before, after, request_id)
  values (
    person, lower(tg_op), tg_table_name,
    (select string_agg(keyed ->> name, '/' order by place) from unnest(key_columns) with ordinality as k (name, place)),
    row_before, row_after,
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-gija-request', 100)
  );
  return null;
end
$$;

-- Orders and all that hangs on them move all day long, on nobody's behalf or their shopper's; what staff did to them is logged
-- without whose they are: names and addresses stand with the order alone, and go with it.
do $$
declare
  audited record;
begin
  for audited in
    select * from (values
      ('orders', 'id', 'access_token,content_hash,client_hash,customer_name,customer_email,customer_phone,delivery_name,delivery_phone,delivery_street,delivery_postcode,delivery_city,delivery_note'),
      ('parcels', 'id', ''), ('parcel_items', 'parcel_id,order_item_id', ''),
      ('refunds', 'id', ''), ('refund_items', 'refund_id,order_item_id', ''),
      ('returns', 'id', ''), ('return_items', 'return_id,order_item_id', ''),
      ('tasks', 'id', '')
    ) as list (name, key_columns, kept_columns)
  loop
    execute format(
      'create trigger record_audit after insert or update or delete on public.%I for each row execute function public.record_audit(%L, %L, ''staff'')',
      audited.name, audited.key_columns, audited.kept_columns
    );
  end loop;
end
$$;

revoke execute on function public.acting_person() from public, anon, authenticated, service_role;
