-- Prices that members wait for. The names are those of the match when the target was set: the list shows them
-- after the match has left the book.
create table sports_price_target (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  match_id text not null,
  game_type text not null,
  discipline text not null,
  home text not null,
  away text not null,
  play text not null,
  line integer,
  goal_number integer,
  side text not null,
  -- Hong Kong prices in hundredths.
  target integer not null check (target > 0),
  direction text not null check (direction in ('up', 'down')),
  set_at timestamptz not null,
  reached_at timestamptz,
  reached_price integer,
  -- The match was over before the price was reached.
  over_at timestamptz,
  check ((reached_at is null) = (reached_price is null)),
  check (reached_at is null or over_at is null)
);
create index sports_price_target_of_member on sports_price_target (member_id, id desc);
create unique index sports_price_target_waiting
  on sports_price_target (member_id, match_id, play, line, goal_number, side, target) nulls not distinct
  where reached_at is null and over_at is null;
