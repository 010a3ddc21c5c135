-- Everything that the back office edits directly is logged: the columns of the key, then those that triggers keep.
do $$
declare
  audited record;
begin
  for audited in
    select * from (values
      ('categories', 'id', ''),
      ('manufacturers', 'id', ''), ('fibres', 'code', ''), ('garment_parts', 'code', ''), ('care_instructions', 'code', ''),
      ('fits', 'code', ''), ('size_guides', 'code', ''), ('size_guide_rows', 'guide_code,size', ''),
      ('product_compositions', 'product_id,part_code,fibre_code', ''),
      ('product_measurements', 'product_id,size,measure', ''), ('product_pictures', 'product_id,picture', ''),
      ('slug_redirects', 'old_path', ''), ('reviews', 'id', ''),
      ('coupons', 'id', ''), ('coupon_products', 'coupon_id,product_id', ''), ('coupon_categories', 'coupon_id,category', ''),
      ('shipping_zones', 'country', ''), ('delivery_options', 'code', ''), ('public_holidays', 'country,day', ''),
      ('vat_rates', 'country,valid_from', ''), ('exchange_rates', 'currency,valid_from', ''),
      ('contact_messages', 'id', ''),
      ('suppliers', 'id', ''), ('supplier_products', 'supplier_id,product_id', ''), ('supplier_feeds', 'id', ''),
      ('settings', 'key', ''), ('interface_texts', 'language,namespace,key', ''), ('banners', 'id', ''),
      ('listing_curation', 'listing,product_id', ''), ('search_synonyms', 'id', ''), ('search_redirects', 'language,query', '')
    ) as list (name, key_columns, kept_columns)
  loop
    execute format(
      'create trigger record_audit after insert or update or delete on public.%I for each row execute function public.record_audit(%L, %L)',
      audited.name, audited.key_columns, audited.kept_columns
    );
  end loop;
end
$$;

-- Stock and sums move these two all day long, on nobody's behalf: only statements that name other columns count.
create trigger record_audit after insert or delete or update of
  name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, sku, category, subcategory, brand,
  tags, images, featured, is_new, is_sale, active, manufacturer_id, country_of_origin, warnings, warnings_lt, warnings_ru,
  care_code, fit_code, size_guide_code
  on public.products for each row
  execute function public.record_audit('id', 'stock_quantity,sizes,colors,rating,review_count,lowest_price');
create trigger record_audit after insert or delete or update of sku, size, color, position on public.product_variants
  for each row execute function public.record_audit('id', 'on_hand,reserved,free');
