-- Player protection: limits and counters stand beside the balance. Whoever reads or writes them holds
-- the lock of the member's centre balance, so that parallel bets cannot pass a limit together.

create table protection_limit (
  member_id text not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount >= 0),
  -- A wish for a higher amount, or for none (null), that may be confirmed from then on.
  wanted_amount bigint check (wanted_amount >= 0),
  wanted_from timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, kind, period)
);

-- One row for all three periods: a bet writes a row per kind, not per kind and period.
create table protection_counter (
  member_id text not null,
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  day_start timestamptz not null,
  day_used bigint not null check (day_used >= 0),
  week_start timestamptz not null,
  week_used bigint not null check (week_used >= 0),
  month_start timestamptz not null,
  month_used bigint not null check (month_used >= 0),
  primary key (member_id, kind)
) with (fillfactor = 70);

create table protection_break (
  member_id text primary key references member (id),
  session_minutes integer check (session_minutes between 5 and 1440),
  wanted_session_minutes integer check (wanted_session_minutes between 5 and 1440),
  wanted_session_from timestamptz,
  reality_check_minutes integer check (reality_check_minutes between 5 and 1440),
  cool_off_until timestamptz,
  excluded_until timestamptz,
  excluded_for_good boolean not null default false
);

-- What a member asked for and when; never updated, so that it can be shown years later.
create table protection_change (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  what text not null,
  detail jsonb not null,
  made_at timestamptz not null
);
create index protection_change_of_member on protection_change (member_id, made_at desc);
