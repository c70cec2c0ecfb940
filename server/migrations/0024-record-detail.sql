-- Records tell of a game's round what it brought, so they read its choice and its outcome.
create or replace view bet_record as
  select ticket, member_id, channel, id, code, risk, net, result, turnover, explanation, placed_at,
         settled_at, state, legs, null::text as game, null::bigint as pool_win,
         null::smallint as rules_version, null::json as choice, null::json as outcome
  from sports_bet_record
  union all
  select venue || '-' || bet, member_id, venue, id, 'venue', stake, payout - stake,
         case when payout > stake then 'W' when payout < stake then 'L' else 'P' end,
         turnover, null, settled_at, settled_at, 'settled', null, null, null, null, null, null
  from venue_bet
  union all
  select b.ticket, b.member_id, b.channel, b.id, 'game', coalesce(h.risk, b.risk),
         b.payout - b.risk,
         case when b.state = 'open' then null when b.state = 'void' then 'D'
              when b.payout > b.risk then 'W' when b.payout < b.risk then 'L' else 'P' end,
         b.turnover, b.explanation, b.placed_at, b.settled_at,
         case b.state when 'void' then 'settled' else b.state end, null, b.game, b.pool_win,
         b.rules_version, b.choice, b.outcome
  from game_bet b left join game_hand h on h.bet_id = b.id;
