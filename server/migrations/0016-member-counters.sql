-- Limits hold over all channels together, so their counters belong to the member and stand in the row of the
-- centre, which every bet in any channel locks. The same row says which version of the member's terms holds.
alter table ledger_account rename column standing to terms_version;

-- The text of version 2: surplus of losses (none yet) after the sums, and what is at risk by channel.
update ledger_account centre
set counted = '2 ' || regexp_replace(sports.counted, ' (\d+)$', ' 0 0 0 CRTY \1'),
    terms_version = sports.terms_version
from ledger_account sports
where sports.member_id = centre.member_id and sports.purpose = 'venue' and sports.venue = 'CRTY'
  and centre.purpose = 'centre';
update ledger_account set counted = null, terms_version = 0
where purpose = 'venue' and venue = 'CRTY';

drop trigger member_standing on member;
drop trigger protection_limit_standing on protection_limit;
drop trigger protection_break_standing on protection_break;
drop function change_standing();

create function change_terms_version() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_table_name = 'member' then
    changed := new.id;
  elsif tg_op = 'DELETE' then
    changed := old.member_id;
  else
    changed := new.member_id;
  end if;
  update ledger_account set terms_version = terms_version + 1
  where member_id = changed and purpose = 'centre';
  return null;
end
$$;

create trigger member_terms after update of state, auto_transfer on member
  for each row when (old.state is distinct from new.state or old.auto_transfer <> new.auto_transfer)
  execute function change_terms_version();
create trigger protection_limit_terms after insert or update or delete on protection_limit
  for each row execute function change_terms_version();
create trigger protection_break_terms after insert or update or delete on protection_break
  for each row execute function change_terms_version();
