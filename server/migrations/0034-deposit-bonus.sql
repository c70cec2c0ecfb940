-- A bonus is chosen with a deposit order, which keeps the version that the member saw, and is given when a
-- payment of the order is credited.
alter table deposit_order
  add activity_kind text,
  add activity_id text,
  add activity_version integer,
  add constraint deposit_order_activity foreign key (activity_kind, activity_id, activity_version)
    references activity_version (kind, id, version) match full;

-- What became of an order's bonus; one verdict per order, however many payments it gets.
create table deposit_bonus (
  order_id text primary key references deposit_order (id),
  member_id text not null references member (id),
  award_id text references award (id),
  -- Why there is no award.
  reason text,
  judged_at timestamptz not null,
  constraint award_or_reason check ((award_id is null) = (reason is not null))
);

-- What the promotions may know of credited payments. The ledger's row says when and how much.
create view deposit_credit as
  select o.member_id, p.order_id, p.reference, p.taken_at as paid_at, t.id as transfer_id,
         t.made_at as credited_at, t.amount, o.activity_kind, o.activity_id, o.activity_version
  from deposit_order o
  join deposit_payment p on p.order_id = o.id and p.fate = 'credited'
  join ledger_transfer t on t.key = p.order_id || ':' || p.reference;

-- What the promotions may know of a member.
create view member_standing as
  select m.id as member_id, m.registered_at, m.state, m.simulated,
         exists (select 1 from withdrawal w where w.member_id = m.id) as has_withdrawn,
         b.cool_off_until, b.excluded_until, coalesce(b.excluded_for_good, false) as excluded_for_good
  from member m left join protection_break b on b.member_id = m.id;
