-- Where a reader of the catalogue stands among its changes: what comes after is new to the pages made of it. 0 before the first.
create function public.last_catalogue_change() returns bigint
language sql stable set search_path = '' as $$
  select coalesce(max(id), 0) from public.catalogue_changes
$$;

-- What came and was changed since is still new to who has not heard of it.
create or replace function public.read_catalogue_changes(after_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'row_id', row_id, 'action', action) order by id desc), '[]')
  from (
    select
      max(id) as id, kind, row_id,
      case
        when (array_agg(action order by id desc))[1] = 'delete' then 'delete'
        when bool_or(action = 'insert') then 'insert'
        else 'update'
      end as action
    from (select * from public.catalogue_changes where id > after_id order by id desc limit 200) recent
    group by kind, row_id
  ) latest
$$;
