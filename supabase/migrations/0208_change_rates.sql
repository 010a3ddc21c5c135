-- Exchange and VAT rates in the back office: what held when, and a new one from now or from a day on. What was charged keeps its rate.

-- For administrators, null for anybody else; the newest first.
create function public.read_rates_for_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'exchange', (
      select coalesce(jsonb_agg(to_jsonb(rate) order by currency, valid_from desc), '[]') from public.exchange_rates rate where currency <> 'EUR'
    ),
    'vat', (select coalesce(jsonb_agg(to_jsonb(rate) order by country, valid_from desc), '[]') from public.vat_rates rate)
  );
end
$$;

-- A new rate from now on. `wanted`: currency, rate_millionths, version (`valid_from` of the rate that was read; null for none).
-- { ok } or rate_stale.
create function public.add_exchange_rate(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted_currency constant text := wanted ->> 'currency';
  latest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange rate ' || wanted_currency, 0));
  select max(valid_from) into latest from public.exchange_rates where currency = wanted_currency;
  if latest is distinct from (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'rate_stale');
  end if;
  insert into public.exchange_rates (currency, rate_millionths) values (wanted_currency, (wanted ->> 'rate_millionths')::integer);
  return jsonb_build_object('ok', true);
end
$$;

-- A VAT rate from a day of Vilnius on, today at the earliest. { ok } or vat_day_past, vat_rate_known (one begins on that day already).
create function public.add_vat_rate(wanted_country text, from_day date, points integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if from_day < (now() at time zone 'Europe/Vilnius')::date then
    return jsonb_build_object('ok', false, 'code', 'vat_day_past');
  end if;
  insert into public.vat_rates (country, valid_from, basis_points) values (wanted_country, from_day, points) on conflict do nothing;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'vat_rate_known');
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Takes a VAT rate back that has not begun. { ok, changed } or vat_day_past.
create function public.remove_vat_rate(wanted_country text, from_day date) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if from_day <= (now() at time zone 'Europe/Vilnius')::date then
    return jsonb_build_object('ok', false, 'code', 'vat_day_past');
  end if;
  delete from public.vat_rates where country = wanted_country and valid_from = from_day;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

revoke execute on function public.read_rates_for_staff() from public, anon, service_role;
grant execute on function public.read_rates_for_staff() to authenticated;
revoke execute on function
  public.add_exchange_rate(jsonb), public.add_vat_rate(text, date, integer), public.remove_vat_rate(text, date)
  from public, anon, authenticated;
grant execute on function
  public.add_exchange_rate(jsonb), public.add_vat_rate(text, date, integer), public.remove_vat_rate(text, date)
  to service_role;
