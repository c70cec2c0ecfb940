-- All that the venue had settled by then is read; null before its reports were read to their end.
alter table venue_bet_cursor add read_until timestamptz;

-- Rounds that cost the member nothing.
alter table venue_bet drop constraint venue_bet_stake_check, add check (stake >= 0);

-- Money that an outside venue gave (positive) or took without reporting a bet, as an operator has settled it
-- with the venue. With an amount of zero: nothing of the member is left to be reported.
create table venue_correction (
  id bigint generated always as identity primary key,
  venue text not null references venue_channel (code),
  member_id text not null references member (id),
  amount bigint not null,
  audit_line bigint not null,
  made_at timestamptz not null
);
create index venue_correction_of_member on venue_correction (member_id);

-- What changed the members' money at outside venues besides transfers.
create view venue_result as
  select member_id, venue, payout - stake as amount from venue_bet
  union all
  select member_id, venue, amount from venue_correction;
