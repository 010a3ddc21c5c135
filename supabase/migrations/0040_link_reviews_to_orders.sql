alter table public.reviews add constraint reviews_order_item_id_fkey
  foreign key (order_item_id) references public.order_items (id) on delete restrict;

-- Whoever writes the row: a review is of something that was bought, in this very product, and has been delivered.
create function public.check_reviewed_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.order_item_id is not null and not exists (
    select from public.order_items item join public.orders on orders.id = item.order_id
    where item.id = new.order_item_id and item.product_id = new.product_id and orders.status in ('delivered', 'returned')
  ) then
    raise exception 'only what was delivered can be reviewed'
      using errcode = 'check_violation', constraint = 'reviews_are_of_delivered_lines';
  end if;
  return new;
end
$$;

create trigger check_reviewed_line before insert or update of order_item_id, product_id on public.reviews
  for each row execute function public.check_reviewed_line();
