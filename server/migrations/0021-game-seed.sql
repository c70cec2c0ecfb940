-- The seeds that a member's solo rounds are drawn from, locked by every round. The row is made with the
-- first commitment that the member is shown.
create sequence game_seed_number as bigint;
create table game_seed (
  member_id text primary key references member (id),
  -- Names the server seed in use; bets point to it.
  seed_id bigint not null unique default nextval('game_seed_number'),
  -- 64 hex digits, sealed with the site's secret.
  sealed bytea not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  next_sealed bytea not null,
  next_hash text not null check (next_hash ~ '^[0-9a-f]{64}$'),
  -- Chosen by the browser after it saw the hash; no round is played without it.
  client_seed text check (char_length(client_seed) between 1 and 64),
  -- Of the next round.
  nonce integer not null default 0 check (nonce >= 0),
  -- Earliest start of the next round.
  ready_at timestamptz not null default 'epoch',
  -- When the server seed in use came into use.
  made_at timestamptz not null
) with (fillfactor = 60);

-- Server seeds that were rotated out, and are public since.
create table game_seed_revealed (
  seed_id bigint primary key,
  member_id text not null references member (id),
  server_seed text not null,
  hash text not null,
  -- Rounds drawn from it.
  rounds integer not null check (rounds >= 0),
  made_at timestamptz not null,
  revealed_at timestamptz not null,
  constraint the_hash_is_of_the_seed
    check (hash = encode(sha256(convert_to(server_seed, 'UTF8')), 'hex'))
);
create index game_seed_revealed_of_member on game_seed_revealed (member_id, seed_id desc);

-- The two commitments bind the house in the database too: a seed is used until it is revealed, the one
-- that follows was announced before, and no nonce comes twice.
create function guard_game_seed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'seeds are never removed';
  end if;
  if new.seed_id = old.seed_id then
    if (new.member_id, new.sealed, new.hash, new.next_sealed, new.next_hash)
       is distinct from (old.member_id, old.sealed, old.hash, old.next_sealed, old.next_hash)
       or new.nonce < old.nonce then
      raise exception 'a seed in use does not change';
    end if;
  elsif (new.member_id, new.sealed, new.hash) is distinct from
        (old.member_id, old.next_sealed, old.next_hash)
        or new.seed_id < old.seed_id or new.nonce <> 0 then
    raise exception 'the seed that was announced follows';
  elsif not exists (select from game_seed_revealed r where r.seed_id = old.seed_id
                    and r.member_id = old.member_id and r.hash = old.hash) then
    raise exception 'a seed that was used is revealed';
  end if;
  return new;
end $$;
create trigger game_seed_is_bound before update or delete on game_seed
  for each row execute function guard_game_seed();

create function guard_game_seed_revealed() returns trigger language plpgsql as $$
begin
  raise exception 'revealed seeds stay as they are';
end $$;
create trigger game_seed_revealed_stays before update or delete on game_seed_revealed
  for each row execute function guard_game_seed_revealed();
