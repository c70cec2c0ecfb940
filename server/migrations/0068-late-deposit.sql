-- When the member gave the order up; it stays when money comes afterwards.
alter table deposit_order add column closed_at timestamptz;
update deposit_order set closed_at = ended_at where state = 'closed';

create index deposit_order_in_review on deposit_order (made_at, id) where in_review is not null;

-- The rate of a payment in coins, in 1/10000 CNY: late coins may have a lower one than their order. Null for
-- the rate of the order.
alter table deposit_payment add column rate integer check (rate > 0);

create or replace view deposit_credit as
  select o.member_id, p.order_id, p.reference, p.taken_at as paid_at, t.id as transfer_id,
         t.made_at as credited_at, t.amount, o.activity_kind, o.activity_id, o.activity_version,
         o.expires_at
  from deposit_order o
  join deposit_payment p on p.order_id = o.id and p.fate = 'credited'
  join ledger_transfer t on t.key = p.order_id || ':' || p.reference;
