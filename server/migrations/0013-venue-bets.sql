-- Settled bets that venues of other houses report: they count as turnover and towards the member's own
-- limits, and stand in the bet records.
create table venue_bet (
  id bigint generated always as identity primary key,
  venue text not null,
  -- The venue's own name for it.
  bet text not null,
  member_id text not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  turnover bigint not null check (turnover >= 0),
  settled_at timestamptz not null,
  taken_at timestamptz not null,
  constraint one_row_per_venue_bet unique (venue, bet)
);
create index venue_bet_of_member on venue_bet (member_id, settled_at desc);

-- How far the reports of a venue have been read.
create table venue_bet_cursor (
  venue text primary key,
  cursor text not null
);

alter view bet_record rename to sports_bet_record;

create view bet_record as
  select ticket, member_id, channel, id, code, risk, net, result, turnover, explanation, placed_at,
         settled_at, state, legs
  from sports_bet_record
  union all
  select venue || '-' || bet, member_id, venue, id, 'venue', stake, payout - stake,
         case when payout > stake then 'W' when payout < stake then 'L' else 'P' end,
         turnover, null, settled_at, settled_at, 'settled', null
  from venue_bet;
