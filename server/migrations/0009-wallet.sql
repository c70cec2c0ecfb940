-- The cashier: rails, orders, cards, withdrawals, turnover; and the venues a wallet can be moved to.

-- How money comes in. What an operator changes is here, not in the code.
create table payment_rail (
  code text primary key,
  title_cn text not null,
  title_tw text not null,
  hint_cn text not null,
  hint_tw text not null,
  badge_cn text,
  badge_tw text,
  open boolean not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  quick_amounts bigint[] not null,
  -- What the rail itself takes from whoever pays; shown, never taken by us.
  fee_bps integer not null default 0 check (fee_bps between 0 and 1000),
  expiry_minutes integer not null check (expiry_minutes between 1 and 1440),
  position integer not null
);

-- Whom a member pays. Several per rail; a new order takes the one that was used longest ago.
create table payment_payee (
  id integer generated always as identity primary key,
  rail text not null references payment_rail (code),
  bank text not null default '',
  branch text not null default '',
  holder text not null default '',
  account text not null,
  open boolean not null default true,
  last_used_at timestamptz,
  constraint payee_once unique (rail, account)
);

create table signal_code (
  code text primary key,
  member_id text not null references member (id),
  rail text not null,
  made_at timestamptz not null,
  used_by text
);
create index signal_code_unused on signal_code (made_at) where used_by is null;

create table coin_quote (
  id text primary key,
  member_id text not null references member (id),
  network text not null,
  direction text not null check (direction in ('deposit', 'withdraw')),
  -- CNY per coin, in ten-thousandths.
  rate integer not null check (rate > 0),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_by text
);
create index coin_quote_unused on coin_quote (made_at) where used_by is null;

create table deposit_order (
  id text primary key,
  member_id text not null references member (id),
  rail text not null references payment_rail (code),
  -- What was asked for, and what must arrive so that the order is known by it.
  amount bigint not null check (amount > 0),
  pay_amount bigint not null check (pay_amount > 0),
  remark text,
  payee jsonb not null,
  network text,
  coin_address text,
  coin_micros bigint check (coin_micros > 0),
  rate integer,
  state text not null
    check (state in ('waiting', 'paid', 'paid-late', 'expired', 'closed', 'reviewing', 'credited-in-review', 'rejected')),
  received bigint check (received > 0),
  reason text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index deposit_order_of_member on deposit_order (member_id, made_at desc, id desc);
create index deposit_order_waiting on deposit_order (expires_at) where state = 'waiting';
create index deposit_order_marks on deposit_order (rail, pay_amount) where state = 'waiting';
-- Two open orders never ask for the same sum on one payee's account.
create unique index deposit_order_known_by_sum on deposit_order (rail, (payee ->> 'account'), pay_amount)
  where state = 'waiting' and remark is null and coin_micros is null;
create unique index deposit_order_known_by_coins on deposit_order (coin_address, coin_micros)
  where state = 'waiting' and coin_micros is not null;
create unique index deposit_order_known_by_remark on deposit_order (remark) where remark is not null;

-- Every callback that came, whatever became of it. The body holds no secret.
create table deposit_callback (
  id bigint generated always as identity primary key,
  rail text not null,
  order_id text,
  reference text,
  -- As it was said: a forged one may say anything.
  amount text,
  verdict text not null,
  body text not null,
  came_from text not null,
  received_at timestamptz not null
);
create index deposit_callback_of_order on deposit_callback (order_id, id);
-- One payment of the outside party, taken once; `sum` is in fen, or in millionths of a coin.
create table deposit_payment (
  rail text not null,
  reference text not null,
  order_id text not null references deposit_order (id),
  sum bigint not null check (sum > 0),
  fate text not null check (fate in ('credited', 'reviewing', 'rejected')),
  taken_at timestamptz not null,
  primary key (rail, reference)
);
create index deposit_payment_of_order on deposit_payment (order_id, taken_at);

create table bank (
  code text primary key,
  name_cn text not null,
  name_tw text not null,
  open boolean not null default true,
  position integer not null
);

-- TRC20 and ERC20; the rate is a site setting.
create table coin_network (
  code text primary key check (code in ('trc20', 'erc20')),
  coin text not null,
  title_cn text not null,
  title_tw text not null,
  rail text not null references payment_rail (code),
  confirmations integer not null,
  open boolean not null,
  position integer not null
);

create table member_card (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('bank', 'alipay', 'trc20', 'erc20')),
  -- The bank's code; nothing for the others.
  issuer text not null default '',
  branch text not null default '',
  label text not null default '',
  number_sealed bytea not null,
  number_hash text not null,
  number_masked text not null,
  -- The payout names the holder; coins have none.
  holder_sealed bytea,
  holder_masked text not null,
  is_default boolean not null,
  made_at timestamptz not null,
  removed_at timestamptz
);
create index member_card_of_member on member_card (member_id, made_at desc) where removed_at is null;
-- A card belongs to one member.
create unique index member_card_once on member_card (kind, number_hash) where removed_at is null;
create unique index member_card_default on member_card (member_id, kind)
  where is_default and removed_at is null;

-- How money goes out, per kind of card.
create table withdrawal_method (
  kind text primary key check (kind in ('bank', 'alipay', 'trc20', 'erc20')),
  title_cn text not null,
  title_tw text not null,
  arrival_cn text not null,
  arrival_tw text not null,
  open boolean not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  -- The first so many of a day are free.
  free_count integer not null check (free_count >= 0),
  fee_bps integer not null check (fee_bps between 0 and 1000),
  fee_min bigint not null check (fee_min >= 0),
  fee_max bigint not null check (fee_max >= fee_min),
  position integer not null
);

create table withdrawal (
  id text primary key,
  member_id text not null references member (id),
  card_id text not null references member_card (id),
  kind text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  network text,
  coin_micros bigint check (coin_micros > 0),
  rate integer,
  state text not null check (state in ('requested', 'reviewing', 'paying', 'paid', 'refused')),
  -- Shown to the member.
  reason text,
  reference text,
  -- Set while it is paying: when the payout is asked for again, after so many tries.
  next_try_at timestamptz,
  payout_tries integer not null default 0,
  requested_at timestamptz not null,
  ended_at timestamptz
);
create index withdrawal_of_member on withdrawal (member_id, requested_at desc, id desc);
create index withdrawal_open on withdrawal (requested_at) where state in ('requested', 'reviewing', 'paying');
create index withdrawal_to_pay on withdrawal (next_try_at) where state = 'paying';
create index withdrawal_under_way_to_card on withdrawal (card_id)
  where state in ('requested', 'reviewing', 'paying');

create table withdrawal_step (
  id bigint generated always as identity primary key,
  withdrawal_id text not null references withdrawal (id),
  state text not null,
  actor text not null,
  reason text,
  made_at timestamptz not null
);
create index withdrawal_step_of on withdrawal_step (withdrawal_id, id);

-- What must be played before money may leave; oldest first.
create table turnover_line (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('deposit', 'award', 'adjustment')),
  cause text not null,
  asked bigint not null check (asked >= 0),
  done bigint not null default 0 check (done >= 0 and done <= asked),
  made_at timestamptz not null,
  -- Let go by a command, or because nothing of the money is left.
  released_at timestamptz,
  released_why text,
  constraint one_line_per_cause unique (kind, cause)
);
create index turnover_line_open on turnover_line (member_id, made_at, id)
  where done < asked and released_at is null;

alter table member add auto_transfer boolean not null default true;

-- A venue that a wallet can be moved to.
create table venue_channel (
  code text primary key,
  en_name text not null unique,
  kind text not null check (kind in ('in-house', 'outside')),
  state text not null check (state in ('open', 'testing', 'maintenance')),
  -- Members who may enter while it is being tested.
  testers text[] not null default '{}',
  position integer not null
);

create table venue_transfer (
  id text primary key,
  member_id text not null references member (id),
  venue text not null references venue_channel (code),
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  -- started: our half is posted, the venue has not answered; unknown: it may have done it or not.
  state text not null check (state in ('started', 'unknown', 'done', 'returned')),
  reason text,
  tries integer not null default 0,
  next_try_at timestamptz,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index venue_transfer_of_member on venue_transfer (member_id, made_at desc, id desc);
create index venue_transfer_open on venue_transfer (next_try_at) where state in ('started', 'unknown');
-- One at a time: what a venue holds is only known between two transfers.
create unique index venue_transfer_one_open on venue_transfer (member_id, venue)
  where state in ('started', 'unknown');

-- What a launch opened; a key is shown once, and the uid lives until the next launch or the logout.
create table venue_launch (
  uid text primary key,
  key text unique,
  member_id text not null references member (id),
  -- The login that made it.
  session_hash text not null,
  venue text not null references venue_channel (code),
  game_code text not null default '',
  url text not null default '',
  made_at timestamptz not null,
  opened_at timestamptz,
  ended_at timestamptz
);
create index venue_launch_of_member on venue_launch (member_id, venue, made_at desc);

-- What the lobby and the records may know of the site's list of venues; a venue that nothing stands
-- behind yet has no channel.
create view venue_listing as
  select coalesce(c.en_name, e.en_name) as en_name, c.code, c.kind, c.state, c.testers, c.position,
         coalesce(e.title_cn, c.code) as title_cn, coalesce(e.title_tw, c.code) as title_tw
  from venue_channel c
  full join venue_entry e on e.en_name = c.en_name;

-- What the wallet may know of a member.
create view member_identity as
  select id, name, state, demo, simulated, phone_hash is not null as has_phone,
         real_name_hash, real_name_masked, withdrawal_password_hash is not null as has_withdrawal_password
  from member;

-- Awards and corrections are few among a member's transfers.
create index ledger_transfer_given on ledger_transfer (into_account, made_at)
  where code in ('award', 'rebate', 'adjust-in');
create index ledger_transfer_taken on ledger_transfer (from_account, made_at)
  where code in ('adjust-out', 'confiscate');

-- Everything that moved, or is about to move, a member's money, for the records.
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
  where t.code in ('award', 'rebate', 'adjust-in')
  union all
  select t.key, a.member_id, 'adjustment', t.code, 'out', t.amount, 0, 'done', t.cause, t.made_at, t.made_at
  from ledger_transfer t
  join ledger_account a on a.id = t.from_account
  where t.code in ('adjust-out', 'confiscate');

-- What the channels of those records are called. Codes of the ledger have their names in the catalogues.
create view deal_channel as
  select 'deposit' as category, code as channel, title_cn, title_tw from payment_rail
  union all
  select 'withdraw', kind, title_cn, title_tw from withdrawal_method
  union all
  select 'transfer', code, title_cn, title_tw from venue_listing where code is not null;
