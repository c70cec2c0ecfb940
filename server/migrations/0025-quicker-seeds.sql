-- Every round updates the row of its member's seeds. PostgreSQL evaluates all checks of a row with each
-- update, and two regular expressions cost more than the rest of it. A domain is checked only when a value
-- is written into the column; what stays as it is needs no new check.
create domain seed_hash as text check (value ~ '^[0-9a-f]{64}$');
alter table game_seed
  drop constraint game_seed_hash_check,
  drop constraint game_seed_next_hash_check,
  alter column hash type seed_hash,
  alter column next_hash type seed_hash;

-- The function is called only where more than the nonce, the client seed or the time of the next round
-- changes, or where a nonce would come twice.
drop trigger game_seed_is_bound on game_seed;
create trigger game_seed_is_bound before update on game_seed for each row
  when (new.seed_id <> old.seed_id or new.member_id <> old.member_id or new.sealed <> old.sealed
        or new.hash <> old.hash or new.next_sealed <> old.next_sealed or new.next_hash <> old.next_hash
        or new.nonce < old.nonce)
  execute function guard_game_seed();
create trigger game_seed_stays before delete on game_seed
  for each row execute function guard_game_seed();
