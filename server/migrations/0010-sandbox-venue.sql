-- The sandbox venue's own books. It is another house that happens to stand in the same database: only its
-- process reads and writes here, and ours asks it over HTTP like any outside venue.
create schema sandbox_venue;

create table sandbox_venue.wallet (
  member text primary key,
  balance bigint not null check (balance >= 0)
);

-- An id is answered once and the same for ever; a cancelled one will never be done.
create table sandbox_venue.transfer (
  id text primary key,
  member text,
  direction text check (direction in ('in', 'out')),
  amount bigint check (amount > 0),
  outcome text not null check (outcome in ('done', 'refused', 'cancelled')),
  reason text,
  made_at timestamptz not null
);

-- Who plays; the token is part of the game's address.
create table sandbox_venue.visit (
  token text primary key,
  member text not null,
  made_at timestamptz not null
);

create table sandbox_venue.bet (
  id bigint generated always as identity primary key,
  member text not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  made_at timestamptz not null
);
create index bet_of_member on sandbox_venue.bet (member, id desc);

-- What the tester has asked to go wrong, per kind of request; no row: all is well.
create table sandbox_venue.fault (
  operation text primary key
    check (operation in ('transfer-in', 'transfer-out', 'status', 'cancel', 'balance', 'launch', 'bets')),
  kind text not null
    check (kind in ('hang-before', 'hang-after', 'late', 'repeat', 'refuse', 'garbled', 'down')),
  -- How often it still goes wrong; nothing: until it is taken back.
  left_over integer check (left_over > 0)
);
