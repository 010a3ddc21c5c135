-- Delivery, days off and the shop's settings as the back office reads and changes them. Nobody writes these tables past the functions
-- below: they look at the version that was read, and refuse what would leave the checkout without a price.
do $$
declare
  name text;
begin
  foreach name in array array['shipping_zones', 'delivery_options', 'public_holidays', 'vat_rates', 'exchange_rates'] loop
    execute format('drop policy "administrators write" on public.%I', name);
    execute format('revoke insert, update, delete on public.%I from authenticated', name);
  end loop;
  foreach name in array array['shipping_zones', 'delivery_options'] loop
    execute format('create policy "administrators read" on public.%I for select to authenticated using ((select public.is_admin()))', name);
  end loop;
end
$$;
drop policy "administrators change settings" on public.settings;
revoke update on public.settings from authenticated;
revoke update (value) on public.settings from authenticated;

-- For administrators, null for anybody else: zones and delivery options in their order, sums in euro cents; `updated_at` is the
-- version. `has_vat`: a rate of VAT holds today, without which a zone cannot be served.
create function public.read_delivery_for_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'zones', (
      select coalesce(jsonb_agg(to_jsonb(zone) || jsonb_build_object('has_vat', public.has_vat_rate(zone.country)) order by display_order, country), '[]')
      from public.shipping_zones zone
    ),
    'options', (select coalesce(jsonb_agg(to_jsonb(option) order by display_order, code), '[]') from public.delivery_options option)
  );
end
$$;

create function public.has_vat_rate(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.vat_rates where country = wanted and valid_from <= (now() at time zone 'Europe/Vilnius')::date
  )
$$;

-- The shop's settings for administrators, by key; null for anybody else.
create function public.read_settings_for_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('settings', (
    select coalesce(jsonb_agg(to_jsonb(setting) order by key), '[]') from public.settings setting
  ));
end
$$;

-- Changes what a country's delivery costs. `wanted`: country, version (`updated_at` that was read), name, name_lt, name_ru, free_from,
-- standard_fee, is_active, display_order. { ok } or zone_unknown, zone_stale, home_zone_needed (orders without an address are priced by
-- Lithuania's delivery), vat_rate_missing.
create function public.save_shipping_zone(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.shipping_zones;
  zone public.shipping_zones := jsonb_populate_record(null::public.shipping_zones, wanted - 'version');
begin
  select * into known from public.shipping_zones where country = zone.country for no key update;
  if known.country is null then
    return jsonb_build_object('ok', false, 'code', 'zone_unknown');
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'zone_stale');
  end if;
  if zone.country = 'LT' and not zone.is_active then
    return jsonb_build_object('ok', false, 'code', 'home_zone_needed');
  end if;
  if zone.is_active and not public.has_vat_rate(zone.country) then
    return jsonb_build_object('ok', false, 'code', 'vat_rate_missing');
  end if;
  update public.shipping_zones set
    name = zone.name, name_lt = zone.name_lt, name_ru = zone.name_ru, free_from = zone.free_from, standard_fee = zone.standard_fee,
    is_active = zone.is_active, display_order = zone.display_order
  where country = zone.country;
  return jsonb_build_object('ok', true);
end
$$;

-- Changes a way of delivery. `wanted`: code, version, name, name_lt, name_ru, surcharge, min_business_days, max_business_days, countries
-- (null: all), is_active, display_order. { ok } or option_unknown, option_stale, home_option_needed (standard delivery in Lithuania).
create function public.save_delivery_option(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.delivery_options;
  option public.delivery_options := jsonb_populate_record(null::public.delivery_options, wanted - 'version');
begin
  select * into known from public.delivery_options where code = option.code for no key update;
  if known.code is null then
    return jsonb_build_object('ok', false, 'code', 'option_unknown');
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'option_stale');
  end if;
  if option.code = 'standard' and (not option.is_active or 'LT' <> all (coalesce(option.countries, '{LT}'))) then
    return jsonb_build_object('ok', false, 'code', 'home_option_needed');
  end if;
  update public.delivery_options set
    name = option.name, name_lt = option.name_lt, name_ru = option.name_ru, surcharge = option.surcharge,
    min_business_days = option.min_business_days, max_business_days = option.max_business_days, countries = option.countries,
    is_active = option.is_active, display_order = option.display_order
  where code = option.code;
  return jsonb_build_object('ok', true);
end
$$;

-- Changes one setting. `wanted`: key, version, value. { ok } or setting_unknown, setting_stale, setting_unfit (another kind of value).
create function public.save_setting(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.settings;
begin
  select * into known from public.settings where key = wanted ->> 'key' for no key update;
  if known.key is null then
    return jsonb_build_object('ok', false, 'code', 'setting_unknown');
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'setting_stale');
  end if;
  if jsonb_typeof(known.value) <> jsonb_typeof(wanted -> 'value') then
    return jsonb_build_object('ok', false, 'code', 'setting_unfit');
  end if;
  update public.settings set value = wanted -> 'value' where key = known.key;
  return jsonb_build_object('ok', true);
end
$$;

-- The days off of a country, for administrators, the earliest first; null for anybody else. `asked`: country.
create function public.list_public_holidays(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('days', (
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru) order by day), '[]')
    from public.public_holidays where country = asked ->> 'country'
  ));
end
$$;

-- Adds days off. `wanted`: a list of { country, day, name, name_lt, name_ru }; those that are known stay as they are. { ok, added }.
create function public.add_public_holidays(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  added integer;
begin
  insert into public.public_holidays select * from jsonb_populate_recordset(null::public.public_holidays, wanted) on conflict do nothing;
  get diagnostics added = row_count;
  return jsonb_build_object('ok', true, 'added', added);
end
$$;

-- Makes a day off a business day. { ok, changed }: false where it was none.
create function public.remove_public_holiday(wanted_country text, wanted_day date) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.public_holidays where country = wanted_country and day = wanted_day;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- As in 0103, with the days off of each destination: nobody hands over a parcel on them.
create or replace function public.read_checkout_facts(product_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', product.id, 'active', product.active, 'price', product.price, 'sale_price', product.sale_price,
        'name', jsonb_build_object('en', product.name, 'lt', product.name_lt, 'ru', product.name_ru),
        'images', to_jsonb(product.images),
        'variants', (
          select coalesce(jsonb_agg(jsonb_build_object('id', id, 'size', size, 'color', color, 'free', free)), '[]')
          from public.product_variants where product_id = product.id
        )
      )), '[]')
      from public.products product where product.id = any (product_ids)
    ),
    'zones', (
      select jsonb_agg(jsonb_build_object(
        'country', zone.country, 'standardFee', zone.standard_fee, 'freeFrom', zone.free_from,
        'vatBasisPoints', (
          select basis_points from public.vat_rates
          where country = zone.country and valid_from <= (now() at time zone 'Europe/Vilnius')::date
          order by valid_from desc limit 1
        ),
        'holidays', (
          select coalesce(jsonb_agg(day order by day), '[]') from public.public_holidays
          where country = zone.country and day between current_date - 1 and current_date + 120
        ),
        'options', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'code', code, 'surcharge', surcharge, 'minimumDays', min_business_days, 'maximumDays', max_business_days,
            'name', jsonb_build_object('en', name, 'lt', name_lt, 'ru', name_ru)
          ) order by display_order), '[]')
          from public.delivery_options
          where is_active and (countries is null or zone.country = any (countries))
        )
      ) order by zone.display_order)
      from public.shipping_zones zone where zone.is_active
    ),
    'rates', (
      select jsonb_object_agg(currency, rate_millionths) from (
        select distinct on (currency) currency, rate_millionths from public.exchange_rates
        where valid_from <= now() order by currency, valid_from desc
      ) latest
    ),
    'holidays', (
      select coalesce(jsonb_agg(day order by day), '[]') from public.public_holidays
      where country = 'LT' and day between current_date - 1 and current_date + 120
    ),
    'estimate', jsonb_build_object(
      'fee', public.setting('shipping_estimate'), 'freeFrom', public.setting('free_shipping_threshold')
    ),
    'cutOff', public.setting('order_cutoff'),
    'signatureAbove', public.setting('signature_above'),
    'vatCountry', case when public.setting('oss_registered') = 'false' then 'LT' end,
    'checkout', jsonb_build_object(
      'cardMinutes', public.setting('reservation_minutes') -> 'card',
      'bankMinutes', public.setting('reservation_minutes') -> 'bank',
      'openOrdersPerEmail', public.setting('open_orders_per_email'),
      'openOrdersPerClient', public.setting('open_orders_per_client'),
      'quantityPerLine', public.setting('quantity_per_line'),
      'cardMethods', public.setting('card_methods')
    )
  )
$$;

revoke execute on function public.has_vat_rate(text) from public, anon, authenticated, service_role;
revoke execute on function
  public.read_delivery_for_staff(), public.read_settings_for_staff(), public.list_public_holidays(jsonb)
  from public, anon, service_role;
grant execute on function
  public.read_delivery_for_staff(), public.read_settings_for_staff(), public.list_public_holidays(jsonb)
  to authenticated;
revoke execute on function
  public.save_shipping_zone(jsonb), public.save_delivery_option(jsonb), public.save_setting(jsonb),
  public.add_public_holidays(jsonb), public.remove_public_holiday(text, date)
  from public, anon, authenticated;
grant execute on function
  public.save_shipping_zone(jsonb), public.save_delivery_option(jsonb), public.save_setting(jsonb),
  public.add_public_holidays(jsonb), public.remove_public_holiday(text, date)
  to service_role;
