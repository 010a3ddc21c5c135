-- What the shop found when a declaration came in, and by when the money has to be back (Directive 2011/83/EU art. 13(1)):
-- the end of the 14th day after it, in Vilnius.
alter table public.withdrawals
  -- How the order was found: by its link, or by its number together with its e-mail address. Null: it was not.
  add column matched_by text check (matched_by in ('token', 'number_and_email')),
  -- Why a person has to look at it; the declaration counts all the same.
  add column findings text[] not null default '{}' check (findings <@ array[
    'order_unknown', 'order_not_paid', 'order_cancelled', 'deadline_over', 'nothing_left', 'goods_here', 'items_in_words',
    'receipt_withheld'
  ]),
  add column refund_due_at timestamptz generated always as (
    (((declared_at at time zone 'Europe/Vilnius')::date + 15)::timestamp - interval '1 second') at time zone 'Europe/Vilnius'
  ) stored;

-- A declaration may name an order that nobody finds: its task has none either.
alter table public.tasks
  alter column order_id drop not null,
  add column withdrawal_id uuid references public.withdrawals (id),
  drop constraint tasks_kind_check,
  add constraint tasks_kind_check check (kind in (
    'refund_by_bank', 'refund_failed', 'refund_due', 'dispute', 'withdrawal_check', 'withdrawal_unsent'
  )),
  drop constraint tasks_check1,
  add constraint tasks_check1 check (num_nonnulls(refund_id, dispute_id, return_id, withdrawal_id) = 1),
  add constraint tasks_of_an_order check (order_id is not null or withdrawal_id is not null),
  drop constraint tasks_kind_refund_id_dispute_id_return_id_key,
  add constraint tasks_one_a_matter unique nulls not distinct (kind, refund_id, dispute_id, return_id, withdrawal_id);

create index tasks_by_withdrawal on public.tasks (withdrawal_id) where withdrawal_id is not null;

create or replace function public.add_task(
  task_kind text, task_order uuid, due timestamptz, task_details jsonb default '{}',
  task_refund uuid default null, task_dispute text default null, task_return uuid default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.tasks (kind, order_id, refund_id, dispute_id, return_id, due_at, details)
  values (task_kind, task_order, task_refund, task_dispute, task_return, due, task_details)
  on conflict (kind, refund_id, dispute_id, return_id, withdrawal_id) do update
    set due_at = excluded.due_at, details = tasks.details || excluded.details
$$;

create function public.add_withdrawal_task(
  task_kind text, declared public.withdrawals, task_order uuid, due timestamptz, task_details jsonb
) returns void
language sql security definer set search_path = '' as $$
  insert into public.tasks (kind, order_id, withdrawal_id, due_at, details)
  values (task_kind, task_order, declared.id, due, task_details)
  on conflict (kind, refund_id, dispute_id, return_id, withdrawal_id) do update
    set due_at = excluded.due_at, details = tasks.details || excluded.details
$$;

revoke execute on function
  public.add_withdrawal_task(text, public.withdrawals, uuid, timestamptz, jsonb)
  from public, anon, authenticated, service_role;
