-- Hands out card refunds that are due, each to one worker for as long as its lease runs. A worker that dies leaves them to
-- the next one; the provider is asked with the same key again. While a payment is disputed nothing is sent: the bank decides
-- where the money goes.
create function public.claim_refunds(providers text[], maximum integer default 10, lease interval default '2 minutes')
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    select refunds.id from public.refunds join public.payments on payments.id = refunds.payment_id
    where refunds.state in ('pending', 'submitted') and refunds.next_attempt_at <= now()
      and payments.provider = any (providers) and payments.provider_payment_id is not null and payments.state <> 'disputed'
    order by refunds.next_attempt_at limit maximum for update of refunds skip locked
  ), taken as (
    update public.refunds set attempts = attempts + 1, next_attempt_at = now() + lease
    from due where refunds.id = due.id returning refunds.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'order_id', taken.order_id, 'provider', payments.provider, 'payment_id', payments.provider_payment_id,
    'amount', taken.amount, 'reason', taken.reason, 'attempts', taken.attempts
  ) order by taken.created_at), '[]') into claimed
  from taken join public.payments on payments.id = taken.payment_id;
  return claimed;
end
$$;

-- What the provider says of a refund, as an answer or as a message: succeeded, pending (on its way; asked about again after
-- six hours), failed. Money that moved is a fact, whatever the shop thought of the refund meanwhile; but a refund that the
-- provider failed stays failed (an older word may come later), and one that a person then sent by bank stays done.
create function public.settle_refund_answer(answered public.refunds, answer text, provider_id text, reason text, actor text)
returns text
language plpgsql security definer set search_path = '' as $$
begin
  if answer = 'failed' and answered.state <> 'failed' and answered.state <> 'void' and not exists (
    select from public.tasks where refund_id = answered.id and kind = 'refund_failed'
  ) then
    update public.refunds set provider_refund_id = coalesce(provider_id, provider_refund_id) where id = answered.id;
    perform public.fail_refund(answered, reason, actor);
    return 'refund_failed';
  end if;
  if answer = 'succeeded' and answered.state <> 'succeeded'
    and (answered.state <> 'failed' or answered.provider_refund_id is null) then
    perform public.settle_refund(answered, provider_id, actor);
    return 'refunded';
  end if;
  if answer <> 'pending' or answered.state not in ('pending', 'submitted') then
    return 'ignored';
  end if;
  update public.refunds set state = 'submitted', provider_refund_id = coalesce(provider_id, provider_refund_id),
    next_attempt_at = now() + interval '6 hours', last_error = null
  where id = answered.id;
  return 'refund_submitted';
end
$$;

create function public.mark_refund_answered(sent_refund uuid, answer text, provider_id text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  refund public.refunds;
begin
  perform from public.orders where id = (select order_id from public.refunds where id = sent_refund) for no key update;
  select * into refund from public.refunds where id = sent_refund;
  return public.settle_refund_answer(refund, answer, provider_id, reason,
    (select 'provider:' || provider from public.payments where id = refund.payment_id));
end
$$;

-- The provider could not be reached, or its answer was lost: asked again after 1, 2, 4 … minutes, 6 hours at most; a
-- person's matter after twenty times.
create function public.mark_refund_unanswered(sent_refund uuid, error text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  refund public.refunds;
begin
  perform from public.orders where id = (select order_id from public.refunds where id = sent_refund) for no key update;
  select * into refund from public.refunds where id = sent_refund and state in ('pending', 'submitted');
  if refund.id is null then
    return;
  end if;
  if refund.attempts >= 20 then
    perform public.fail_refund(refund, error, 'system');
    return;
  end if;
  update public.refunds set last_error = left(error, 500),
    next_attempt_at = now() + least(interval '6 hours', interval '30 seconds' * power(2, attempts))
  where id = refund.id;
end
$$;

-- Refunds and returns whose day comes within `ahead` become tasks; settled ones end theirs. Answers how many are watched.
create function public.watch_refunds(ahead interval default '3 days') returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform public.add_task('refund_due', order_id, due_at,
    jsonb_build_object('amount', amount, 'currency', currency, 'reason', reason), id)
  from public.refunds where state in ('pending', 'submitted', 'failed') and due_at < now() + ahead;
  perform public.add_task('refund_due', order_id, refund_due_at, jsonb_build_object('reason', reason),
    task_return => id)
  from public.returns where closed_at is null and refund_id is null and refund_due_at < now() + ahead;
  update public.tasks set done_at = now(), done_by = 'system'
  where kind = 'refund_due' and done_at is null and exists (
    select from public.returns
    where returns.id = tasks.return_id and (returns.closed_at is not null or returns.refund_id is not null)
  );
  return (select count(*) from public.tasks where kind = 'refund_due' and done_at is null);
end
$$;

revoke execute on function public.settle_refund_answer(public.refunds, text, text, text, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.claim_refunds(text[], integer, interval), public.mark_refund_answered(uuid, text, text, text),
  public.mark_refund_unanswered(uuid, text), public.watch_refunds(interval)
  from public, anon, authenticated;
grant execute on function
  public.claim_refunds(text[], integer, interval), public.mark_refund_answered(uuid, text, text, text),
  public.mark_refund_unanswered(uuid, text), public.watch_refunds(interval)
  to service_role;
