-- Markets that an operator has flagged as new: what they pay in a day has a lower cap.
create table sports_new_market (
  market_id text primary key,
  match_id text not null,
  flagged_at timestamptz not null
);
