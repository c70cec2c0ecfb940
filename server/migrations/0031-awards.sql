-- Awards: what the house gives to members, each once. Payout runs: awards that fall due by the clock.
-- Dated terms: the figures behind both, which an operator changes by a new version.

-- The figures of an activity, of the grades, of the exchange. A version never changes; an edit is a new one.
create table activity (
  kind text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,32}$'),
  primary key (kind, id)
);
create table activity_version (
  kind text not null,
  id text not null,
  version integer not null check (version > 0),
  from_at timestamptz not null,
  -- Null while no end is known.
  until_at timestamptz check (until_at > from_at),
  terms jsonb not null,
  -- Title, line and the other words that the page shows, in Simplified Chinese.
  texts jsonb not null,
  made_at timestamptz not null,
  primary key (kind, id, version),
  foreign key (kind, id) references activity
);
create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of terms is never changed';
end $$;
create trigger activity_version_stays before update or delete on activity_version
  for each row execute function refuse_terms_change();

-- A member who joined keeps the version that they joined.
create table activity_join (
  member_id text not null references member (id),
  kind text not null,
  id text not null,
  period text not null,
  version integer not null,
  joined_at timestamptz not null,
  primary key (member_id, kind, id, period),
  foreign key (kind, id, version) references activity_version
);

create table award (
  id text primary key,
  member_id text not null references member (id),
  -- `signGift/1`, `vip-week`, `rebate`: see rules/src/base/award.ts.
  source text not null,
  -- Empty where an award is given once for ever.
  period text not null,
  item text not null,
  amount bigint not null check (amount > 0),
  -- Turnover asked before a withdrawal, in hundredths of the amount; at most ten times.
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 1000),
  version integer,
  state text not null check (state in ('offered', 'granted', 'expired', 'review', 'refused', 'quit')),
  offered_at timestamptz not null,
  claim_until timestamptz,
  granted_at timestamptz,
  ended_at timestamptz,
  reason text,
  constraint one_award_per_item unique (member_id, source, period, item),
  constraint granted_has_a_time check ((granted_at is not null) = (state in ('granted', 'quit')))
);
create index award_of_member on award (member_id, offered_at desc, id desc);
create index award_by_source on award (source, granted_at);
create index award_running_out on award (claim_until) where state = 'offered';

-- One person takes some awards once: the hash of a name, a phone, a card or a browser.
create table award_lock (
  source text not null,
  scope text not null check (scope in ('name', 'phone', 'card', 'browser')),
  hash text not null,
  award_id text not null references award (id),
  primary key (source, scope, hash)
);

-- Counted play of all members by day, for the budgets of activities.
create table play_site_day (
  day date not null,
  category text not null,
  counted bigint not null,
  primary key (day, category)
) with (fillfactor = 50);

create table payout_run (
  kind text not null,
  period text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  due_at timestamptz not null,
  -- frozen: its lines are written, and paid in the order of their keys.
  state text not null default 'waiting' check (state in ('waiting', 'frozen', 'done')),
  -- The last line that was paid.
  paid_member text not null default '',
  paid_item text not null default '',
  frozen_at timestamptz,
  done_at timestamptz,
  primary key (kind, period)
);
create index payout_run_left on payout_run (due_at) where state <> 'done';
create table payout_line (
  kind text not null,
  period text not null,
  member_id text not null references member (id),
  item text not null,
  amount bigint not null check (amount >= 0),
  -- How the amount came about.
  detail jsonb not null,
  primary key (kind, period, member_id, item),
  foreign key (kind, period) references payout_run
);
create index payout_line_of_member on payout_line (member_id, kind, period);

-- Commissions of agents.
insert into ledger_account (id, member_id, purpose, venue, balance, made_at)
overriding system value values (-24, null, 'commissions', null, null, now());

-- The records show commissions with the awards, and an award that was given back.
drop view deal_record;
drop index ledger_transfer_given, ledger_transfer_taken;
create index ledger_transfer_given on ledger_transfer (into_account, made_at)
  where code in ('award', 'rebate', 'commission', 'adjust-in');
create index ledger_transfer_taken on ledger_transfer (from_account, made_at)
  where code in ('award-return', 'adjust-out', 'confiscate');
create view deal_record as
  select id, member_id, 'deposit' as category, rail as channel, 'in' as direction,
         coalesce(received, amount) as amount, 0::bigint as fee, state, reason, made_at, ended_at
  from deposit_order
  union all
  select id, member_id, 'withdraw', kind, 'out', amount, fee, state, reason, requested_at, ended_at
  from withdrawal
  union all
  select id, member_id, 'transfer', venue, case direction when 'in' then 'out' else 'in' end,
         amount, 0, state, reason, made_at, ended_at
  from venue_transfer
  union all
  select t.key, a.member_id, case t.code when 'adjust-in' then 'adjustment' else 'award' end, t.code,
         'in', t.amount, 0, 'done', t.cause, t.made_at, t.made_at
  from ledger_transfer t
  join ledger_account a on a.id = t.into_account
  where t.code in ('award', 'rebate', 'commission', 'adjust-in')
  union all
  select t.key, a.member_id, case t.code when 'award-return' then 'award' else 'adjustment' end, t.code,
         'out', t.amount, 0, 'done', t.cause, t.made_at, t.made_at
  from ledger_transfer t
  join ledger_account a on a.id = t.from_account
  where t.code in ('award-return', 'adjust-out', 'confiscate');
