-- A payment message touches a few rows, all by key, in every function below it. Without the planner's guesses for small tables,
-- and with the plans of the first message serving all that follow, a third more are settled in the same time (bench/).
alter function public.record_payment_event(text, text, text, jsonb) set enable_hashjoin = off;
alter function public.record_payment_event(text, text, text, jsonb) set enable_mergejoin = off;
alter function public.record_payment_event(text, text, text, jsonb) set enable_seqscan = off;
alter function public.record_payment_event(text, text, text, jsonb) set enable_bitmapscan = off;
alter function public.record_payment_event(text, text, text, jsonb) set plan_cache_mode = force_generic_plan;
