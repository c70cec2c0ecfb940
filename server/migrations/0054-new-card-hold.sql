-- A new card is a way out for a thief: nothing is paid to it before this time. Null: from the start.
alter table member_card add usable_from timestamptz;

-- A phone that was bound a moment ago proves nothing about the owner of the account.
create or replace view member_identity as
  select id, name, state, demo, simulated, phone_hash is not null as has_phone,
         real_name_hash, real_name_masked, withdrawal_password_hash is not null as has_withdrawal_password,
         phone_masked, phone_bound_at
  from member;
