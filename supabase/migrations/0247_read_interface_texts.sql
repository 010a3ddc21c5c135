-- Interface texts that were changed in the back office, for pages that are built or made on request. By the service key alone.
create function public.read_interface_texts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('language', language, 'namespace', namespace, 'key', key, 'text', text) order by language, namespace, key
  ), '[]')
  from public.interface_texts
$$;

revoke execute on function public.read_interface_texts() from public, anon, authenticated;
grant execute on function public.read_interface_texts() to service_role;
