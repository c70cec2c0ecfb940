-- Draws on a clock: the tables, their chains of seeds and their rounds.

-- One process at a time runs a table. A new owner raises the epoch, and every transition asks for the
-- epoch that it was begun with. Leases run on the database's clock.
create table game_table (
  code text primary key,
  owner text,
  lease_until timestamptz not null default '-infinity',
  epoch bigint not null default 0
) with (fillfactor = 50);
insert into game_table (code) values ('K3'), ('SSC'), ('PK10'), ('LHC');

-- Seeds of a table: link i - 1 is the hash of link i. Link 0 is published before the first round.
create table game_chain (
  id integer generated always as identity primary key,
  table_code text not null references game_table (code),
  start text not null unique,
  length integer not null check (length > 0),
  salt_source text not null check (salt_source in ('beacon', 'local')),
  -- The number of the value that was named as salt before it existed.
  salt_promised bigint not null,
  -- The number that was taken, and its value; null until the first draw.
  salt_number bigint,
  salt text,
  made_at timestamptz not null,
  constraint a_salt_has_a_number check ((salt is null) = (salt_number is null))
);
create index game_chain_of_table on game_chain (table_code, id);

-- Every thousandth link, sealed with the site's secret; those between are hashed from the next one.
create table game_chain_checkpoint (
  chain_id integer not null references game_chain (id),
  link integer not null,
  sealed bytea not null,
  primary key (chain_id, link)
);

create table game_round (
  id bigint generated always as identity primary key,
  table_code text not null references game_table (code),
  -- Of the calendar: grows by one from draw to draw.
  number bigint not null,
  name text not null,
  rules_version smallint not null,
  chain_id integer not null references game_chain (id),
  link integer not null,
  state text not null check (state in ('betting', 'closed', 'drawn', 'paid', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- The link, public from the draw on, and the numbers drawn from it.
  seed text,
  numbers smallint[],
  drawn_at timestamptz,
  -- When every bet was paid, or returned.
  paid_at timestamptz,
  constraint one_round_per_number unique (table_code, number),
  constraint one_round_per_link unique (chain_id, link),
  constraint drawn_rounds_have_numbers check ((state in ('drawn', 'paid')) = (numbers is not null)),
  constraint seeds_are_shown_with_numbers check ((numbers is null) = (seed is null))
) with (fillfactor = 80);
create index game_round_unpaid on game_round (table_code, number) where paid_at is null;

create function guard_game_round() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'rounds are never removed';
  end if;
  if (new.id, new.table_code, new.number, new.name, new.rules_version, new.chain_id, new.link,
      new.opens_at, new.closes_at, new.draws_at)
     is distinct from
     (old.id, old.table_code, old.number, old.name, old.rules_version, old.chain_id, old.link,
      old.opens_at, old.closes_at, old.draws_at) then
    raise exception 'a round stays what it was announced as';
  end if;
  if old.numbers is not null and (new.numbers, new.seed) is distinct from (old.numbers, old.seed) then
    raise exception 'a draw stands';
  end if;
  if (old.state, new.state) not in (('betting', 'closed'), ('betting', 'void'), ('closed', 'drawn'),
                                    ('drawn', 'paid'), ('void', 'void')) then
    raise exception 'a round does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger game_round_stays before update or delete on game_round
  for each row execute function guard_game_round();
create trigger game_round_is_not_emptied before truncate on game_round
  for each statement execute function guard_game_round();

-- All bets of a member in a round are paid together, because their turnover is netted.
drop index game_bet_of_round;
create index game_bet_of_round on game_bet (round_id, member_id, id) where round_id is not null;
