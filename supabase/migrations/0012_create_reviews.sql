-- What buyers say of a delivered line, once a line, shown after moderation (Directive 2005/29/EC art. 7(6)). That the line
-- was delivered is checked where orders exist (0040). Written and read in full by the service key.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  order_item_id bigint unique,
  user_id uuid references auth.users (id) on delete set null,
  author_name text not null check (length(author_name) between 1 and 60),
  stars integer not null check (stars between 1 and 5),
  fit text check (fit in ('small', 'true', 'large')),
  body text not null default '' check (length(body) <= 4000),
  language text not null check (language in ('en', 'lt', 'ru')),
  -- Size and colour that were bought.
  size text not null default '',
  color text not null default '',
  photo text check (photo ~ '^[a-z0-9][a-z0-9/_.-]{0,199}$'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  moderated_by uuid references auth.users (id) on delete set null,
  moderated_at timestamptz,
  -- Invented ones of the demonstration catalogue: the only ones without a line, and a reason to stop a production build.
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now(),
  constraint reviews_are_of_delivered_lines check (is_demonstration or order_item_id is not null)
);

create index reviews_of_product on public.reviews (product_id, created_at desc) where status = 'approved';
create index reviews_by_product on public.reviews (product_id);
create index reviews_by_status on public.reviews (status, created_at desc);
create index reviews_by_user on public.reviews (user_id);
create index reviews_by_moderator on public.reviews (moderated_by);

create function public.note_moderation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.moderated_at := now();
  new.moderated_by := coalesce(auth.uid(), new.moderated_by);
  return new;
end
$$;

create trigger note_moderation before update of status on public.reviews
  for each row when (old.status is distinct from new.status) execute function public.note_moderation();

create function public.refresh_ratings(changed_products text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products where id = any (changed_products) order by id for no key update;
  update public.products product set rating = counted.rating, review_count = counted.reviews
  from (
    select wanted.id, round(avg(stars), 2)::double precision as rating, count(review.id)::integer as reviews
    from unnest(changed_products) as wanted (id)
    left join public.reviews review on review.product_id = wanted.id and review.status = 'approved'
    group by wanted.id
  ) counted
  where product.id = counted.id
    and (product.rating, product.review_count) is distinct from (counted.rating, counted.reviews);
end
$$;

create function public.sync_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform public.refresh_ratings(array(select distinct product_id from added where status = 'approved'));
  elsif tg_op = 'DELETE' then
    perform public.refresh_ratings(array(select distinct product_id from removed where status = 'approved'));
  else
    perform public.refresh_ratings(array(select product_id from removed union select product_id from added));
  end if;
  return null;
end
$$;

create trigger sync_ratings_after_insert after insert on public.reviews
  referencing new table as added for each statement execute function public.sync_ratings();
create trigger sync_ratings_after_update after update on public.reviews
  referencing old table as removed new table as added for each statement execute function public.sync_ratings();
create trigger sync_ratings_after_delete after delete on public.reviews
  referencing old table as removed for each statement execute function public.sync_ratings();

revoke execute on function public.refresh_ratings(text[]) from service_role;

alter table public.reviews enable row level security;

create policy "everyone reads approved reviews" on public.reviews for select to anon, authenticated
  using (status = 'approved' and exists (select from public.products where products.id = product_id));
create policy "customers read their own reviews" on public.reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "editors read all reviews" on public.reviews
  for select to authenticated using ((select public.is_editor()));
create policy "editors moderate reviews" on public.reviews
  for update to authenticated using ((select public.is_editor())) with check ((select public.is_editor()));

-- Who wrote it stays with the shop.
revoke select on public.reviews from authenticated;
grant select (id, product_id, author_name, stars, fit, body, language, size, color, photo, created_at)
  on public.reviews to anon;
grant select (id, product_id, author_name, stars, fit, body, language, size, color, photo, status, created_at),
  update (status) on public.reviews to authenticated;
