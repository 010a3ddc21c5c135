-- As in 0032, with the time that a bank payment holds its stock.
-- All that prices a checkout, in one call: the products with their variants, zones with their options and VAT of today,
-- rates, holidays and the shop's rules. Read without locks: place_order verifies it under lock.
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
