-- Cash outs: a running bet, or a part of it, is paid at its value of the moment before its result.
create table sports_cash_out (
  id bigint generated always as identity primary key,
  member_id text not null,
  request_id text not null,
  -- Compared when a request id comes again: another hash is another request.
  body_hash text not null,
  bet_id bigint not null,
  -- Per cent of the stake that the bet had.
  share smallint not null check (share between 1 and 100),
  policy text not null check (policy in ('better', 'any')),
  -- The value that the member saw.
  asked bigint not null check (asked > 0),
  -- The risk that it takes out of the bet.
  risk bigint not null check (risk >= 0),
  -- Paid; null unless it is accepted.
  value bigint check (value > 0),
  state text not null check (state in ('confirming', 'accepted', 'refused')),
  refused_why text,
  -- Score and red cards of each leg when it was asked for; null for a leg that was not in play.
  live jsonb not null,
  asked_at timestamptz not null,
  deadline timestamptz,
  decided_at timestamptz,
  constraint one_cash_out_per_request unique (member_id, request_id),
  check ((state = 'accepted') = (value is not null)),
  check ((state = 'confirming') = (decided_at is null))
);
create index sports_cash_out_of_bet on sports_cash_out (bet_id, id);
create unique index one_running_cash_out on sports_cash_out (bet_id) where state = 'confirming';
create index sports_cash_out_due on sports_cash_out (deadline) where state = 'confirming';

-- Sums of the parts that were cashed out. `stake` stays as it was written; risk and highest winning are those of
-- the part that runs on.
alter table sports_bet
  add cashed_stake bigint not null default 0,
  add cashed_risk bigint not null default 0,
  add cashed_value bigint not null default 0,
  add cashed_turnover bigint not null default 0;

-- Of a bet that was cashed out whole nothing runs on. Not validated, which would read the whole table: rows of
-- before have none cashed out, and a risk above zero.
alter table sports_bet
  drop constraint sports_bet_risk_check,
  add constraint sports_bet_cashed_check
    check (cashed_stake between 0 and stake and cashed_risk >= 0 and cashed_value >= 0
           and cashed_turnover >= 0 and (cashed_stake = stake) = (result is not distinct from 'C')) not valid,
  add constraint sports_bet_risk_check
    check (risk > 0 or (risk = 0 and result is not distinct from 'C')) not valid;

-- Records and shared bets show the whole bet; one that was cashed out whole has no result to share.
create or replace view sports_bet_record as
  select b.ticket, b.member_id, 'CRTY' as channel, b.id, b.code, b.risk + b.cashed_risk as risk,
         b.net + b.cashed_value - b.cashed_risk as net, b.result,
         b.turnover + b.cashed_turnover as turnover, b.explanation, b.placed_at, b.settled_at, b.state,
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

create or replace view shared_bet as
  select b.ticket, b.member_id, b.code, b.risk + b.cashed_risk as stake, b.state, b.result, b.placed_at,
         case when b.leg is null
           then (select jsonb_agg(jsonb_build_object('home', m.home_name, 'away', m.away_name,
                                                     'league', m.league_name,
                                                     'startsAt', m.starts_at, 'leg', l.leg)
                                  order by l.position)
                 from sports_leg l left join sports_match m on m.id = l.match_id
                 where l.bet_id = b.id)
           else (select jsonb_build_array(jsonb_build_object('home', m.home_name,
                                                             'away', m.away_name,
                                                             'league', m.league_name,
                                                             'startsAt', m.starts_at,
                                                             'leg', b.leg))
                 from (values (b.match_id)) as bet (match_id)
                 left join sports_match m on m.id = bet.match_id)
         end as legs
  from sports_bet b
  where b.ticket is not null and b.state in ('open', 'settled') and b.result is distinct from 'C';

-- A parlay that was cashed out whole has no result, so it fulfils no task.
create or replace view member_task as
  select m.id as member_id, m.registered_at,
         m.phone_hash is not null as has_phone,
         m.real_name_hash is not null as has_name,
         m.birthday is not null as has_birthday,
         m.withdrawal_password_hash is not null as has_withdrawal_password,
         exists (select 1 from protection_limit l
                 where l.member_id = m.id and l.amount is not null) as has_own_limit,
         exists (select 1 from sports_bet b
                 where b.member_id = m.id and b.state = 'settled' and b.match_id is null
                   and b.result is distinct from 'C') as has_settled_parlay,
         coalesce((select sum(coalesce(d.received, d.amount)) from deposit_order d
                   where d.member_id = m.id
                     and d.state in ('paid', 'paid-late', 'credited-in-review')), 0)::bigint as deposited,
         coalesce((select t.counted from play_total t where t.member_id = m.id), 0) as counted
  from member m;
