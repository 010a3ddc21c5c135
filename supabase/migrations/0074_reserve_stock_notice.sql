-- The page behind the links of sold-out notices: no category may take its address.
insert into public.reserved_slugs (slug) values ('stock-notice');
