-- Accounts of the ledger. A member's account has a balance row that is locked and never negative; house
-- and outside accounts have none, because one hot row would serialise every movement: their balance is
-- the sum of their transfers.
create table ledger_account (
  id integer generated always as identity primary key,
  member_id text references member (id),
  purpose text not null,
  venue text,
  balance bigint check (balance >= 0),
  made_at timestamptz not null,
  constraint member_accounts_have_a_balance check ((member_id is null) = (balance is null)),
  constraint one_account_per_purpose unique nulls not distinct (member_id, purpose, venue)
);
