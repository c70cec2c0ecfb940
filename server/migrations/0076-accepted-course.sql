-- What bets in play were last accepted on: the events of the match that the book knew, up to `accepted_until`.
-- A process that has just started tells by it which news no process had heard.
create table sports_accepted_course (
  match_id text primary key references sports_match (id) on delete cascade,
  accepted_until timestamptz not null,
  events json not null
);
