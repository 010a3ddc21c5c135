-- What visitors hear of a product is what they can see of it: one that is published appears, one that is taken off goes, and a
-- draft's life is nobody's business.
create or replace function public.record_catalogue_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_seen boolean := true;
  is_seen boolean := true;
begin
  if tg_argv[0] = 'product' then
    was_seen := tg_op <> 'INSERT' and old.active;
    is_seen := tg_op <> 'DELETE' and new.active;
    if not was_seen and not is_seen then
      return null;
    end if;
  else
    was_seen := tg_op <> 'INSERT';
    is_seen := tg_op <> 'DELETE';
  end if;
  insert into public.catalogue_changes (kind, row_id, action)
  values (
    tg_argv[0],
    case when tg_op = 'DELETE' then old.id::text else new.id::text end,
    case when not was_seen then 'insert' when not is_seen then 'delete' else 'update' end
  );
  return null;
end
$$;

-- What changed since, for pages that did not listen for a while: the last change of each row, the newest first.
create function public.read_catalogue_changes(after_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(latest) order by latest.id desc), '[]')
  from (
    select distinct on (kind, row_id) id, kind, row_id, action
    from (select * from public.catalogue_changes where id > after_id order by id desc limit 200) recent
    order by kind, row_id, id desc
  ) latest
$$;

grant execute on function public.read_catalogue_changes(bigint) to anon, authenticated;
