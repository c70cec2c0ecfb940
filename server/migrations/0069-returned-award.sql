-- What agents' reports may know of their members' money: deposits as they were credited, and what the house
-- gave, less what was given back. A return counts in the month in which its award was granted: in a month
-- without the award it would be income of the agent, because a base below zero is zero. In the same month the
-- winnings that were returned with the award count too. Later the award alone does, on the last day of its
-- month, and from the fifth of the next month on nothing does: the commission is paid on that day.
create or replace view member_credit as
  select a.member_id, case t.code when 'deposit' then 'deposit' else 'award' end as kind, t.amount, t.made_at
  from ledger_account a
  join ledger_transfer t on t.into_account = a.id and t.into_account > 0
  where a.purpose = 'centre' and t.code in ('deposit', 'award', 'rebate')
  union all
  select a.member_id, 'award',
         -case when t.made_at < granted_in.ends_at then t.amount else least(t.amount, w.amount) end,
         least(t.made_at, granted_in.ends_at - interval '1 millisecond')
  from ledger_account a
  join ledger_transfer t on t.from_account = a.id and t.from_account > 0
  -- A return has the key `<award id>:return`.
  join award w on w.id = split_part(t.key, ':', 1)
  cross join lateral (
    select (date_trunc('month', w.granted_at at time zone interval '8 hours') + interval '1 month')
             at time zone interval '8 hours' as ends_at) as granted_in
  where a.purpose = 'centre' and t.code = 'award-return'
    and t.made_at < granted_in.ends_at + interval '4 days';
