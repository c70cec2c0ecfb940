-- The sportsbook: what the feed said that must outlive a restart, and the members' bets.

-- Matches and, with runners, titles. Prices live in memory; a result is kept here before bets are paid.
create table sports_match (
  id text primary key,
  kind text not null check (kind in ('match', 'champion')),
  game_type text not null,
  discipline text not null,
  league_id text not null,
  league_name text not null,
  home_name text not null default '',
  away_name text not null default '',
  runners jsonb,
  -- Kick-off, or when bets on a title close.
  starts_at timestamptz not null,
  -- As the feed reported it; a bet before the match accepted later than this is void.
  started_at timestamptz,
  ended_at timestamptz,
  state text not null check (state in ('scheduled', 'running', 'ended', 'interrupted', 'cancelled')),
  -- The newest report or list of winners, by the feed or by an operator's hand.
  revision integer not null default 0,
  result jsonb,
  -- When the feed said it. Reports between two results have no number: of those the later one counts.
  reported_at timestamptz,
  entered_by text,
  -- Set while the newest revision has not been settled to the end: a restart takes it up again.
  settling boolean not null default false
);
create index sports_match_day on sports_match (game_type, starts_at);
create index sports_match_settling on sports_match (id) where settling;

-- What an operator holds back: a match, or one market of it.
create table sports_hold (
  match_id text not null,
  -- The market's id, or nothing for the whole match.
  market_id text not null default '',
  reason text not null,
  made_at timestamptz not null,
  primary key (match_id, market_id)
);

-- What an operator has declared void for good: `match:…`, `market:…` or `bet:…` with its number.
create table sports_void (
  subject text primary key,
  match_id text,
  reason text not null,
  made_at timestamptz not null
);
create index sports_void_of_match on sports_void (match_id);

-- What the book may lose at most on a market or on a match. Locked rows.
create table sports_exposure (
  -- `market:…`, `match:…`; by bytes, so that the markets of a match lie side by side.
  scope text collate "C" primary key,
  win bigint not null check (win >= 0)
) with (fillfactor = 60);

create table sports_member_day (
  member_id text not null,
  day date not null,
  -- Winnings without stakes that were paid out for bets accepted on this day, by cap class.
  won jsonb not null default '{}',
  primary key (member_id, day)
) with (fillfactor = 70);

-- All that a member's play is counted by, under the lock of their centre: a bet reads one row and writes
-- one. `book` is what they put at risk in the sportsbook, which the house bounds by the day.
create table play_counter (
  member_id text primary key,
  day_start timestamptz not null,
  week_start timestamptz not null,
  month_start timestamptz not null,
  deposit_day bigint not null default 0 check (deposit_day >= 0),
  deposit_week bigint not null default 0 check (deposit_week >= 0),
  deposit_month bigint not null default 0 check (deposit_month >= 0),
  loss_day bigint not null default 0 check (loss_day >= 0),
  loss_week bigint not null default 0 check (loss_week >= 0),
  loss_month bigint not null default 0 check (loss_month >= 0),
  wager_day bigint not null default 0 check (wager_day >= 0),
  wager_week bigint not null default 0 check (wager_week >= 0),
  wager_month bigint not null default 0 check (wager_month >= 0),
  book_day bigint not null default 0 check (book_day >= 0)
) with (fillfactor = 60);

-- A kind that was last used in an earlier period than another has used nothing in the later one.
insert into play_counter
select member_id, max(day_start), max(week_start), max(month_start),
       coalesce(max(day_used) filter (where kind = 'deposit' and day_start = last_day), 0),
       coalesce(max(week_used) filter (where kind = 'deposit' and week_start = last_week), 0),
       coalesce(max(month_used) filter (where kind = 'deposit' and month_start = last_month), 0),
       coalesce(max(day_used) filter (where kind = 'loss' and day_start = last_day), 0),
       coalesce(max(week_used) filter (where kind = 'loss' and week_start = last_week), 0),
       coalesce(max(month_used) filter (where kind = 'loss' and month_start = last_month), 0),
       coalesce(max(day_used) filter (where kind = 'wager' and day_start = last_day), 0),
       coalesce(max(week_used) filter (where kind = 'wager' and week_start = last_week), 0),
       coalesce(max(month_used) filter (where kind = 'wager' and month_start = last_month), 0)
from (select *, max(day_start) over member as last_day, max(week_start) over member as last_week,
             max(month_start) over member as last_month
      from protection_counter window member as (partition by member_id)) as kept
group by member_id;
drop table protection_counter;

-- Each number begins a block of a thousand: a process hands out the ids of its block by itself.
create sequence sports_bet_block as bigint increment by 1000;

-- By which a request is found: a third as wide in its index as member and request id are.
create function sports_request_key(member_id text, request_id text) returns uuid
  language sql immutable as $$ select md5(member_id || ' ' || request_id)::uuid $$;

create table sports_bet (
  id bigint primary key default nextval('sports_bet_block'),
  member_id text not null,
  request_id text not null,
  request_key uuid not null generated always as (sports_request_key(member_id, request_id)) stored,
  -- Which bet of its request.
  position smallint not null,
  body_hash text not null,
  -- Given at acceptance; only then is it a bet. It is written from the id, which makes it unique.
  ticket text,
  state text not null check (state in ('confirming', 'open', 'settled', 'refused')),
  code text not null,
  stake bigint not null check (stake > 0),
  risk bigint not null check (risk > 0),
  max_win bigint not null check (max_win >= 0),
  -- Which moved prices the member takes.
  policy text not null check (policy in ('none', 'better', 'any')),
  -- CNY per USD in ten-thousandths on the day of the bet, for the payout cap.
  usd_rate integer not null,
  placed_at timestamptz not null,
  deadline timestamptz,
  accepted_at timestamptz,
  refused_why text,
  result text,
  payout bigint check (payout >= 0),
  net bigint,
  turnover bigint,
  -- How often it was settled; every settlement after the first posts a difference.
  settlements smallint not null default 0,
  -- What a correction took back that the member no longer had.
  debt bigint not null default 0 check (debt >= 0),
  explanation text,
  settled_at timestamptz,
  -- The only leg of a single stands here; the legs of the others have rows of their own. As json, which
  -- is kept as it came: nothing looks into it, and taking it apart costs as much as writing the row.
  match_id text,
  leg json,
  -- How that leg ended, with the score it was settled by.
  outcome jsonb,
  constraint one_answer_per_request unique (request_key, position)
);
create index sports_bet_of_member on sports_bet (member_id, placed_at desc, id desc);
create index sports_bet_open on sports_bet (match_id, id) where state = 'open' and match_id is not null;
create index sports_bet_confirming on sports_bet (deadline) where state = 'confirming';
create index sports_bet_of_match on sports_bet (match_id, id) where state = 'settled' and match_id is not null;
create index sports_bet_in_debt on sports_bet (member_id, id) where debt > 0;

-- Every settled bet fills a line: as long as no index knows how full it is, that writes to none. A
-- correction empties lines that were full, and finds them here too.
drop index turnover_line_open;
create index turnover_line_of_member on turnover_line (member_id, made_at, id);
alter table turnover_line set (fillfactor = 70);

create table sports_leg (
  bet_id bigint not null,
  position smallint not null,
  match_id text not null,
  -- As LegTerms and price of the rules.
  leg json not null,
  outcome jsonb,
  primary key (bet_id, position)
);
create index sports_leg_of_match on sports_leg (match_id, bet_id);

create table sports_member_setting (
  member_id text primary key references member (id),
  setting jsonb not null
);

create table sports_favourite (
  member_id text not null references member (id),
  kind text not null check (kind in ('match', 'league')),
  id text not null,
  made_at timestamptz not null,
  primary key (member_id, kind, id)
);

-- Bets of every venue, for the records; `legs` says what was bet on, with the names of the sides.
create view bet_record as
  select b.ticket, b.member_id, 'CRTY' as channel, b.id, b.code, b.risk, b.net, b.result, b.turnover,
         b.explanation, b.placed_at, b.settled_at, b.state,
         case when b.leg is null
           then (select jsonb_agg(jsonb_build_object('home', m.home_name, 'away', m.away_name,
                                                     'league', m.league_name, 'leg', l.leg)
                                  order by l.position)
                 from sports_leg l left join sports_match m on m.id = l.match_id
                 where l.bet_id = b.id)
           else (select jsonb_build_array(jsonb_build_object('home', m.home_name, 'away', m.away_name,
                                                             'league', m.league_name, 'leg', b.leg))
                 from (values (b.match_id)) as bet (match_id)
                 left join sports_match m on m.id = bet.match_id)
         end as legs
  from sports_bet b where b.ticket is not null;

-- What lies in a member's running bets.
create view member_staked as
  select member_id, sum(risk)::bigint as staked
  from sports_bet where state in ('confirming', 'open') group by member_id;
