-- Where a page has moved to: the new path of an address that was, or null. Both are paths without language.
create function public.find_moved_path(path text) returns text
language sql stable set search_path = '' as $$
  select new_path from public.slug_redirects where old_path = path
$$;
