-- The house's own games: their channels, accounts, bets and pools.

insert into ledger_account (id, member_id, purpose, venue, balance, made_at)
overriding system value
values
  (-41, null, 'game', 'XHDZ', null, now()),
  (-42, null, 'game', 'XHZR', null, now()),
  (-43, null, 'game', 'XHCP', null, now()),
  (-44, null, 'game', 'XHQP', null, now()),
  (-45, null, 'game', 'XHBY', null, now()),
  (-51, null, 'pool', 'mini', null, now()),
  (-52, null, 'pool', 'major', null, now()),
  (-53, null, 'pool', 'grand', null, now());

-- Live tables and fishing have no games yet.
insert into venue_channel (code, en_name, kind, state, position)
values
  ('XHDZ', 'slots', 'in-house', 'open', 10),
  ('XHZR', 'live', 'in-house', 'maintenance', 11),
  ('XHCP', 'lottery', 'in-house', 'open', 12),
  ('XHQP', 'cards', 'in-house', 'open', 13),
  ('XHBY', 'fishing', 'in-house', 'maintenance', 14)
on conflict do nothing;

-- Each number begins a block of a thousand: a process hands out the ids of its block by itself.
create sequence game_bet_block as bigint increment by 1000;

-- Solo rounds are one bet. Bets on a shared round name it.
create table game_bet (
  id bigint primary key,
  -- `XG…`, written from the id, which makes it unique.
  ticket text not null,
  member_id text not null,
  channel text not null,
  game text not null,
  rules_version smallint not null,
  -- The shared round; null for a solo round.
  round_id bigint,
  request_id text not null,
  request_key uuid not null generated always as (md5(member_id || ' ' || request_id)::uuid) stored,
  -- Which bet of its request.
  position smallint not null default 0,
  body_hash text not null,
  state text not null check (state in ('open', 'settled', 'void')),
  stake bigint not null check (stake > 0),
  -- Put at risk in all; of an open hand the hand's row says how much by now.
  risk bigint not null check (risk > 0),
  -- What the member chose before the draw. As json, which is stored as it came.
  choice json not null,
  -- Of a solo round: with the nonce and the client seed it gives every draw again.
  seed_id bigint,
  client_seed text,
  nonce integer,
  -- What the member did in a hand that has ended, with the request ids.
  actions json,
  -- Stake included, and won pools.
  payout bigint check (payout >= 0),
  -- What of the payout came from the pools.
  pool_win bigint not null default 0 check (pool_win >= 0),
  turnover bigint check (turnover >= 0),
  outcome json,
  explanation text,
  placed_at timestamptz not null,
  settled_at timestamptz,
  constraint one_bet_per_game_request unique (request_key, position),
  constraint settled_bets_have_a_payout check ((state = 'open') = (payout is null)),
  constraint settled_bets_have_a_time check ((state = 'open') = (settled_at is null))
);
create index game_bet_of_member on game_bet (member_id, placed_at desc, id desc);
create index game_bet_of_round on game_bet (round_id, id) where round_id is not null;
create index game_bet_open on game_bet (placed_at) where state = 'open';
-- For counts over the last day: rows lie in the order of their time.
create index game_bet_by_time on game_bet using brin (placed_at);
create index game_bet_big_win on game_bet (settled_at desc) where payout >= 20 * stake;

create function guard_game_bet() returns trigger language plpgsql as $$
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
  return new;
end $$;
create trigger game_bet_stays before update or delete on game_bet
  for each row execute function guard_game_bet();
create trigger game_bet_is_not_emptied before truncate on game_bet
  for each statement execute function guard_game_bet();

-- Open hands: what the member did so far, nothing else. Cards come from seed and nonce of the bet, so a
-- restart or another device finds the same ones.
create table game_hand (
  bet_id bigint primary key references game_bet (id),
  member_id text not null,
  game text not null,
  risk bigint not null check (risk > 0),
  -- `{"action": …, "requestId": …}` each.
  actions json not null,
  dealt_at timestamptz not null,
  constraint one_open_hand_per_game unique (member_id, game)
) with (fillfactor = 70);
create index game_hand_oldest on game_hand (dealt_at);

-- Jackpot pools. `posted` is the balance of the pool's account; `unposted`, in thousandths of a fen, has
-- been added since and is posted with the next win or by the hourly job. Both together are the pool.
create table game_pool (
  code text primary key,
  account integer not null unique,
  posted bigint not null check (posted >= 0),
  unposted bigint not null default 0 check (unposted >= 0)
) with (fillfactor = 20);

insert into game_pool (code, account, posted)
values ('mini', -51, 10000), ('major', -52, 500000), ('grand', -53, 10000000);
insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
select -41, account, posted, 'pool-seed', 'pool:' || code, 'pool:' || code || ':first-seed', now()
from game_pool;

create or replace view bet_record as
  select ticket, member_id, channel, id, code, risk, net, result, turnover, explanation, placed_at,
         settled_at, state, legs, null::text as game, null::bigint as pool_win
  from sports_bet_record
  union all
  select venue || '-' || bet, member_id, venue, id, 'venue', stake, payout - stake,
         case when payout > stake then 'W' when payout < stake then 'L' else 'P' end,
         turnover, null, settled_at, settled_at, 'settled', null, null, null
  from venue_bet
  union all
  select b.ticket, b.member_id, b.channel, b.id, 'game', coalesce(h.risk, b.risk),
         b.payout - b.risk,
         case when b.state = 'open' then null when b.state = 'void' then 'D'
              when b.payout > b.risk then 'W' when b.payout < b.risk then 'L' else 'P' end,
         b.turnover, b.explanation, b.placed_at, b.settled_at,
         case b.state when 'void' then 'settled' else b.state end, null, b.game, b.pool_win
  from game_bet b left join game_hand h on h.bet_id = b.id;

create or replace view member_staked as
  select member_id, sum(risk)::bigint as staked
  from (
    select member_id, risk from sports_bet where state in ('confirming', 'open')
    union all
    select b.member_id, coalesce(h.risk, b.risk)
    from game_bet b left join game_hand h on h.bet_id = b.id where b.state = 'open'
  ) as running
  group by member_id;

-- For the lobby: who played which game when, simulated players left out. The sportsbook has no rounds, so
-- its launches count.
create or replace view game_player as
  select b.game, b.member_id, b.placed_at as played_at
  from game_bet b join member m on m.id = b.member_id
  where not m.simulated
  union all
  select l.game_code, l.member_id, l.made_at
  from venue_launch l join member m on m.id = l.member_id
  where l.game_code <> '' and l.venue = 'CRTY' and not m.simulated;
create or replace view game_win as
  select b.ticket as id, b.game, m.name, m.simulated, b.stake, b.payout, b.settled_at as won_at
  from game_bet b join member m on m.id = b.member_id
  where b.payout >= 20 * b.stake;
create or replace view game_pool_amount as
  select code, posted + unposted / 1000 as amount from game_pool;
