-- Whoever has set up a second factor must have shown it in this session: a password alone, which somebody may have found, opens
-- none of their data. Policies and functions asked only who it is; the account's pages sent such a session to the code step, but
-- nobody has to use the pages.

-- Has this session shown all that its person has to show? The auth service's table is asked, not the token: a factor that was set
-- up a moment ago counts for tokens that were given before.
create function public.factor_is_shown() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$$;

-- Who asks for data of their own: in the place of auth.uid() wherever no policy stands before the rows. Null: nobody, or somebody
-- who still owes their second factor.
create function public.asker() returns uuid
language sql stable security definer set search_path = '' as $$
  select case when public.factor_is_shown() then auth.uid() end
$$;

revoke execute on function public.factor_is_shown(), public.asker() from public, anon, service_role;
grant execute on function public.factor_is_shown(), public.asker() to authenticated;

-- Every table with rows that are somebody's own. Not `user_roles` and `admin_grants`: the back office's gate asks them to know
-- which lock comes next, and there is nothing in them but that. tests/database/second-factor.test.ts finds a table that is
-- forgotten here.
do $$
declare
  name text;
begin
  foreach name in array array[
    'addresses', 'carts', 'consents', 'credit_notes', 'favorites', 'invoices', 'order_events', 'order_items', 'orders',
    'parcel_items', 'parcels', 'profiles', 'refund_items', 'refunds', 'return_items', 'returns', 'withdrawals'
  ] loop
    execute format(
      'create policy "nobody without the second factor that they have" on public.%I
        as restrictive for all to authenticated using ((select public.factor_is_shown()))', name
    );
  end loop;
end
$$;

-- Published reviews are everybody's to read, in whatever session: here only the own ones are narrowed.
alter policy "customers read their own reviews" on public.reviews using (user_id = (select public.asker()));

-- What customers call past the policies (and list_favorites, so that all of them ask the same), each as it was but for that.
do $$
declare
  called regprocedure;
  definition text;
begin
  foreach called in array array[
    'public.claim_my_orders()', 'public.list_favorites()', 'public.list_my_orders(timestamptz, uuid, integer)',
    'public.merge_favorites(text[])', 'public.read_order_again(uuid)', 'public.restore_favorite(text, integer, timestamptz)',
    'public.save_cart(jsonb, text, text, integer)', 'public.set_default_address(uuid)', 'public.summarize_my_account()'
  ]::regprocedure[] loop
    definition := pg_get_functiondef(called);
    if position('auth.uid()' in definition) = 0 then
      raise exception '% does not ask who is signed in', called;
    end if;
    execute replace(definition, 'auth.uid()', 'public.asker()');
  end loop;
end
$$;
