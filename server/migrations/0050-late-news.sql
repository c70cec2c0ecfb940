-- News of a match that came late: in-play bets accepted from `happened_at` to `told_until`, as of which the
-- book counted as complete, were taken without it and are void.
create table sports_late_news (
  match_id text not null references sports_match (id) on delete cascade,
  happened_at timestamptz not null,
  told_until timestamptz not null,
  primary key (match_id, happened_at)
);
