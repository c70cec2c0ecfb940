-- Races: who reached a sum first. Invitations: a code for every member. Gifts on won parlays.

-- When the counted play of the row last changed; of two equal sums in a race the earlier one is better.
alter table play_day add reached_at timestamptz;
update play_day set reached_at = ((day + 1)::timestamp - interval '8 hours') at time zone 'UTC';
create index play_day_of_week on play_day (day, category);

-- 邀请码: what a member gives to friends, who register with it as their i_code.
alter table member add invite_code text not null
  generated always as (upper(substr(md5(id), 1, 10))) stored;
create unique index member_invite_code on member (invite_code);
create index member_invited_by on member (upper(i_code)) where i_code <> '';

-- Parlays that were won; a single has its match in the row.
create index sports_bet_won_parlay on sports_bet (member_id, settled_at)
  where match_id is null and result = 'W';
-- Only parlays proper: all legs as one. One of esports alone is esports.
create view won_parlay as
  select b.member_id, b.ticket, b.net, b.settled_at, l.legs
  from sports_bet b
  cross join lateral (
    select jsonb_agg(jsonb_build_object('priceHundredths', (leg ->> 'hk')::integer,
                                        'isWon', coalesce(outcome ->> 'result' in ('W', 'LW'), false))
                     order by position) as legs,
           bool_and(leg ->> 'gameType' = 'ES') as is_esports
    from sports_leg where bet_id = b.id) as l
  where b.match_id is null and b.result = 'W' and b.state = 'settled' and b.net > 0
    and b.code ~ '^[0-9]+x1$' and not l.is_esports;
