-- Fen of the payments of an order that an operator has not decided yet; null without one.
alter table deposit_order add in_review bigint check (in_review > 0);
update deposit_order o
set in_review = p.worth
from (
  select p.order_id,
         nullif(sum(case when o.coin_micros is null then p.sum
                         else (p.sum * o.rate + 50000000) / 100000000 end)::bigint, 0) as worth
  from deposit_payment p join deposit_order o on o.id = p.order_id
  where p.fate = 'reviewing'
  group by p.order_id
) p
where p.order_id = o.id;

create or replace view deal_record as
  select id, member_id, 'deposit' as category, rail as channel, 'in' as direction,
         coalesce(received, amount) as amount, 0::bigint as fee, state, reason, made_at, ended_at,
         in_review
  from deposit_order
  union all
  select id, member_id, 'withdraw', kind, 'out', amount, fee, state, reason, requested_at, ended_at,
         null
  from withdrawal
  union all
  select id, member_id, 'transfer', venue, case direction when 'in' then 'out' else 'in' end,
         amount, 0, state, reason, made_at, ended_at, null
  from venue_transfer
  union all
  select t.key, a.member_id, case t.code when 'adjust-in' then 'adjustment' else 'award' end, t.code,
         'in', t.amount, 0, 'done', t.cause, t.made_at, t.made_at, null
  from ledger_transfer t
  join ledger_account a on a.id = t.into_account
  where t.code in ('award', 'rebate', 'commission', 'adjust-in')
  union all
  select t.key, a.member_id, case t.code when 'award-return' then 'award' else 'adjustment' end, t.code,
         'out', t.amount, 0, 'done', t.cause, t.made_at, t.made_at, null
  from ledger_transfer t
  join ledger_account a on a.id = t.from_account
  where t.code in ('award-return', 'adjust-out', 'confiscate');
