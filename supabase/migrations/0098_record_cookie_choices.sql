-- A decision about cookies is kept with the shopper and logged here as proof: one row a purpose, under the hash of a random
-- number that stands only beside the decision on the device. Never edited; taking back is another row.
create function public.record_cookie_choice(
  device text, analytics boolean, marketing boolean, preferences boolean, text_version text, language text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.consents (purpose, granted, device_hash, text_version, language, source)
  select purpose, granted, public.hash_secret(record_cookie_choice.device),
    record_cookie_choice.text_version, record_cookie_choice.language, 'cookies'
  from (values
    ('analytics', record_cookie_choice.analytics),
    ('marketing', record_cookie_choice.marketing),
    ('preferences', record_cookie_choice.preferences)
  ) as decided (purpose, granted)
$$;

revoke execute on function public.record_cookie_choice(text, boolean, boolean, boolean, text, text)
  from public, anon, authenticated;
grant execute on function public.record_cookie_choice(text, boolean, boolean, boolean, text, text) to service_role;
