-- A card that was removed stays a mark of its member: one person could hand it from account to account.
create or replace view person_mark as
  select id as member_id, 'name' as scope, real_name_hash as hash from member
  where real_name_hash is not null
  union all
  select id, 'phone', phone_hash from member where phone_hash is not null
  union all
  select member_id, 'card', kind || ':' || number_hash from member_card
  union all
  select member_id, 'browser', encode(sha256(convert_to(uuid, 'UTF8')), 'hex') from member_device;

create index member_card_by_member on member_card (member_id);
