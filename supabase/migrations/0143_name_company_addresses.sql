-- Where the company that buys has its seat. Null: the order does not say, its documents name the delivery address.
alter table public.orders
  add column company_street text,
  add column company_postcode text,
  add column company_city text,
  add column company_country text,
  add constraint orders_company_address_whole
    check (num_nulls(company_street, company_postcode, company_city, company_country) in (0, 4));
