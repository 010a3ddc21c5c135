-- Why a review was not published, told to its writer, and how often its writer changed it: who moderates says which words
-- they have read.
alter table public.reviews
  add column rejection text check (length(rejection) between 1 and 500),
  add column revision integer not null default 1,
  add constraint reviews_rejection_is_of_rejected check (rejection is null or status = 'rejected'),
  -- A name is shown to everybody: an address is none.
  add constraint reviews_author_is_no_address check (author_name !~ '@');

create or replace function public.note_moderation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.moderated_at := now();
  new.moderated_by := coalesce(auth.uid(), new.moderated_by);
  if new.status <> 'rejected' then
    new.rejection := null;
  end if;
  return new;
end
$$;

-- Has a parcel with pieces of this line reached the shopper? Other parcels of the order may still be on their way.
create function public.line_delivered_at(line bigint) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(parcel.delivered_at)
  from public.parcel_items part join public.parcels parcel on parcel.id = part.parcel_id
  where part.order_item_id = line and parcel.delivered_at is not null
$$;

-- Whoever writes the row: a review is of something that was bought, in this very product, and has been delivered.
create or replace function public.check_reviewed_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.order_item_id is not null and not exists (
    select from public.order_items item
    where item.id = new.order_item_id and item.product_id = new.product_id
      and public.line_delivered_at(item.id) is not null
  ) then
    raise exception 'only what was delivered can be reviewed'
      using errcode = 'check_violation', constraint = 'reviews_are_of_delivered_lines';
  end if;
  return new;
end
$$;

-- What buyers photographed, drawn anew by the shop (docs/decisions/0013): WebP without anything that the camera wrote into it,
-- and small enough to lie in the database. `reviews.photo` names its row; one that no review names goes after a day.
create table public.review_photos (
  id uuid primary key default gen_random_uuid(),
  order_item_id bigint not null references public.order_items (id) on delete cascade,
  picture bytea not null check (octet_length(picture) between 1 and 204800),
  thumbnail bytea not null check (octet_length(thumbnail) between 1 and 20480),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  created_at timestamptz not null default now()
);

create index review_photos_by_line on public.review_photos (order_item_id);
create index review_photos_by_age on public.review_photos (created_at);

alter table public.review_photos enable row level security;
revoke all on public.review_photos from anon, authenticated;

-- A review that goes takes its photo along.
create function public.forget_photo_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.review_photos where order_item_id = old.order_item_id;
  return null;
end
$$;

create trigger forget_photo_of_review after delete on public.reviews
  for each row when (old.photo is not null) execute function public.forget_photo_of_review();

revoke execute on function public.line_delivered_at(bigint) from public, anon, authenticated, service_role;
