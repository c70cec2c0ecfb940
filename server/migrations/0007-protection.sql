-- Player protection: limits and counters stand beside the balance and are locked with it.

create table protection_limit (
  member_id text not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount >= 0),
  wanted_amount bigint check (wanted_amount >= 0),
  wanted_from timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, kind, period)
);

create table protection_counter (
  member_id text not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  period text not null check (period in ('day', 'week', 'month')),
  period_start timestamptz not null,
  used bigint not null,
  primary key (member_id, kind, period)
);

create table protection_break (
  member_id text primary key references member (id),
  session_minutes integer check (session_minutes between 5 and 1440),
  wanted_session_minutes integer,
  wanted_session_from timestamptz,
  reality_check_minutes integer check (reality_check_minutes between 5 and 1440),
  cool_off_until timestamptz,
  excluded_until timestamptz,
  excluded_for_good boolean not null default false
);
