-- Codes to targets that the caller names are also counted by member and by address. Empty: not told.
alter table verification_code add column address text not null default '';
create index verification_code_of_member on verification_code (member_id, sent_at desc)
  where member_id is not null;
create index verification_code_of_address on verification_code (address, sent_at desc)
  where address <> '';
