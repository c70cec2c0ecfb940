-- Up to when all play is counted, which payouts wait for.

-- A mark says: facts from before `mark_at` belong to transactions below `mark_tx`. When all facts below
-- `mark_tx` are counted, everything that was posted before `mark_at` is.
create table play_horizon (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz not null,
  mark_tx xid8 not null,
  mark_at timestamptz not null
) with (fillfactor = 50);
insert into play_horizon (counted_until, mark_tx, mark_at)
values (to_timestamp(0), pg_current_xact_id(), to_timestamp(0));
