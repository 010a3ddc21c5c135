-- The address book: at most twenty a person, one of them the default, postcodes as the country's post writes them.

create trigger addresses_within_limit after insert on public.addresses
  for each row execute function public.keep_within_limit('20');

-- The same forms as src/domain/shipping/postcodes.ts writes; other countries are free.
alter table public.addresses add constraint addresses_postcode_of_country check (
  case country
    when 'LT' then postcode ~ '^LT-[0-9]{5}$'
    when 'LV' then postcode ~ '^LV-[0-9]{4}$'
    when 'EE' then postcode ~ '^[0-9]{5}$'
    when 'PL' then postcode ~ '^[0-9]{2}-[0-9]{3}$'
    when 'DE' then postcode ~ '^(?!00)[0-9]{5}$'
    when 'FI' then postcode ~ '^[0-9]{5}$'
    else true
  end
);

-- Whoever makes an address the default takes that from the one that was it, in one statement for the browser; a person's first
-- address is the default without being asked. Two browsers at once wait for each other.
create function public.keep_one_default_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(2006, hashtext('addresses' || new.user_id));
  if tg_op = 'INSERT' and not exists (select from public.addresses where user_id = new.user_id) then
    new.is_default := true;
  end if;
  if new.is_default then
    update public.addresses set is_default = false where user_id = new.user_id and is_default and id <> new.id;
  end if;
  return new;
end
$$;

create trigger keep_one_default_address before insert or update of is_default on public.addresses
  for each row execute function public.keep_one_default_address();

-- Makes one of the customer's addresses the default. False: there is no such address of theirs.
create function public.set_default_address(wanted_address uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Before any row is locked: in the trigger it would come after the row, and two switches would wait for each other for ever.
  perform pg_advisory_xact_lock(2006, hashtext('addresses' || auth.uid()));
  update public.addresses set is_default = true where id = wanted_address and user_id = auth.uid();
  return found;
end
$$;

-- Only through the function above: it takes the person's lock before any row.
revoke update (is_default) on public.addresses from authenticated;

revoke execute on function public.keep_one_default_address() from public, anon, authenticated, service_role;
revoke execute on function public.set_default_address(uuid) from public, anon, service_role;
grant execute on function public.set_default_address(uuid) to authenticated;
