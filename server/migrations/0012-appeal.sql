-- Members dispute the result of a bet; an operator answers. Upholding one moves no money by itself: the
-- result is corrected, or the bet is voided, by a command of its own.

create table sports_appeal (
  -- Once per bet.
  bet_id bigint primary key,
  member_id text not null references member (id),
  ticket text not null unique,
  words text not null check (char_length(words) between 5 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'upheld', 'rejected')),
  answer text check (char_length(answer) between 1 and 500),
  made_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  check ((state = 'waiting') = (answer is null)),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index sports_appeal_waiting on sports_appeal (made_at) where state = 'waiting';
