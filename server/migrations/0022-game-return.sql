-- What the games paid against what their rules promise, by day (GMT+8). Sums of days add up, so no job
-- ever reads all bets.
create table game_return_day (
  day date not null,
  game text not null,
  rules_version smallint not null,
  -- Independent results: a draw with all its bets is one.
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  -- Paid above what the rules promise, in fen; its sum of squares, and the variance that the rules promise.
  surplus double precision not null,
  squares double precision not null,
  variance double precision not null,
  primary key (day, game, rules_version)
);

-- Bets are settled nearly in the order of the table, so a few pages of this index serve a day.
create index game_bet_settled on game_bet using brin (settled_at);
