-- Fishing: rooms of four seats, and the fish that were caught in them.

create table fish_room (
  id integer generated always as identity primary key,
  -- The public seed that, with the time, gives every fish of the room.
  sea text not null default replace(gen_random_uuid()::text, '-', '') check (sea ~ '^[0-9a-f]{32}$'),
  made_at timestamptz not null default now()
);
-- Visitors watch the first room.
insert into fish_room default values;

create table fish_seat (
  room_id integer not null references fish_room (id),
  seat smallint not null check (seat between 0 and 3),
  member_id text not null unique references member (id),
  -- A seat that was not asked for again for a while is free.
  seen_at timestamptz not null,
  primary key (room_id, seat)
) with (fillfactor = 50);

-- One fish is caught once. Rows are only needed while the fish would still be in the water.
create table fish_kill (
  room_id integer not null references fish_room (id),
  fish text not null,
  bet_id bigint not null,
  caught_at timestamptz not null,
  primary key (room_id, fish)
);
create index fish_kill_oldest on fish_kill (caught_at);
