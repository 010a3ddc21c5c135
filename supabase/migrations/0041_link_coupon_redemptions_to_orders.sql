alter table public.coupon_redemptions add constraint coupon_redemptions_order_id_fkey
  foreign key (order_id) references public.orders (id) on delete restrict;
