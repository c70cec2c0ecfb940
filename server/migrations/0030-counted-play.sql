-- What members have played, counted once, for grades, rebates, races and tasks. Counting begins with this
-- migration.

-- One row per verdict on a bet of the book or of an outside venue; a corrected verdict adds the difference.
create table play_fact (
  id bigint generated always as identity,
  -- Counted in (tx, id) order, below the oldest running transaction: no lower row can appear.
  tx xid8 not null default pg_current_xact_id(),
  member_id text not null,
  category text not null,
  -- `bet_…` of the book; of an outside venue its code and its own name for the bet.
  bet text not null,
  -- The least edge of the house, in hundredths of a per cent.
  edge_bp smallint not null check (edge_bp between 0 and 10000),
  turnover bigint not null,
  net bigint not null,
  -- Of a single: what it is netted with, the side it took, and how many sides there are.
  hedge_group text,
  side text,
  sides smallint check (sides >= 0),
  made_at timestamptz not null,
  primary key (tx, id),
  constraint a_hedge_is_whole check (num_nulls(hedge_group, side, sides) in (0, 3))
);

create function refuse_play_change() returns trigger language plpgsql as $$
begin
  raise exception 'facts of play are never changed';
end $$;
create trigger play_fact_stays before update or delete on play_fact
  for each row execute function refuse_play_change();
create trigger play_fact_is_not_emptied before truncate on play_fact
  for each statement execute function refuse_play_change();

-- A bet on a game is settled once and never corrected, so its own row is its fact. `tx` is the transaction
-- that wrote the row last.
alter table game_bet add tx xid8 not null default pg_current_xact_id();
create index game_bet_in_order on game_bet (tx, id) where state = 'settled';
-- Every spin writes to every index of the table, so two that served ranges of time are one.
drop index game_bet_by_time, game_bet_settled;
create index game_bet_by_time on game_bet using brin (placed_at, settled_at);

create or replace function guard_game_bet() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'bets on games are never removed';
  end if;
  if old.state <> 'open' or new.state = 'open' then
    raise exception 'a bet on a game is settled once';
  end if;
  if (new.id, new.ticket, new.member_id, new.channel, new.game, new.rules_version, new.request_id,
      new.position, new.body_hash, new.stake, new.placed_at)
     is distinct from
     (old.id, old.ticket, old.member_id, old.channel, old.game, old.rules_version, old.request_id,
      old.position, old.body_hash, old.stake, old.placed_at)
     or (new.round_id, new.seed_id, new.client_seed, new.nonce, new.choice::text)
     is distinct from
     (old.round_id, old.seed_id, old.client_seed, old.nonce, old.choice::text) then
    raise exception 'settling a bet on a game changes only how it ended';
  end if;
  new.tx := pg_current_xact_id();
  return new;
end $$;

-- Settled bets on games as facts. Bets of one draw share its netted turnover, so their sums are the draw's.
create view game_play as
  select tx, id, member_id, game, turnover, payout - risk as net, settled_at,
         case channel when 'XHDZ' then 'DZ' when 'XHZR' then 'ZR' when 'XHCP' then 'CP'
                      when 'XHQP' then 'QP' when 'XHBY' then 'BY' end as category
  from game_bet where state = 'settled';

-- How far each source has been counted, in the same transaction as the sums.
create table play_position (
  source text primary key,
  -- Facts of this transaction and of earlier ones are not counted.
  began_after_tx xid8 not null,
  up_to_tx xid8 not null,
  up_to_id bigint not null
) with (fillfactor = 50);
-- Bets on games from before this migration have its transaction.
insert into play_position (source, began_after_tx, up_to_tx, up_to_id)
select source, pg_current_xact_id(), pg_current_xact_id(), 9223372036854775807
from unnest(array['bets', 'rounds']) as source;

-- By the day of posting (GMT+8). The edge is part of the key, since it bounds the rebate of what was played.
create table play_day (
  member_id text not null,
  day date not null,
  category text not null,
  edge_bp smallint not null,
  counted bigint not null,
  net bigint not null,
  primary key (member_id, day, category, edge_bp)
) with (fillfactor = 50);

-- Counted since the beginning.
create table play_total (
  member_id text primary key,
  counted bigint not null
) with (fillfactor = 50);

-- Turnover of a member's singles by group and side, of which what covers every side is not counted.
create table play_side (
  member_id text not null,
  hedge_group text not null,
  side text not null,
  sides smallint not null,
  turnover bigint not null,
  primary key (member_id, hedge_group, side)
) with (fillfactor = 80);
