-- What a bet must know of its member stands in one row, which it changes anyway: the wallet of the house's
-- own book. Every member has one.
insert into ledger_account (member_id, purpose, venue, balance, made_at)
select id, 'venue', 'CRTY', 0, now() from member
on conflict do nothing;

-- `counted` is what the member has deposited, lost, wagered and put at risk in their running periods, as
-- the ledger writes it: nothing looks into it here. Whoever counts holds the lock of the row.
-- `standing` grows with every change of what bounds the member's play and is changed seldom: a process
-- that has read it once knows by this number whether it still holds.
alter table ledger_account add counted text, add standing integer not null default 0;

update ledger_account a
set counted = concat_ws(' ', date_part('epoch', c.day_start), date_part('epoch', c.week_start),
                        date_part('epoch', c.month_start), c.deposit_day, c.deposit_week,
                        c.deposit_month, c.loss_day, c.loss_week, c.loss_month, c.wager_day,
                        c.wager_week, c.wager_month, c.book_day)
from play_counter c
where a.member_id = c.member_id and a.purpose = 'venue' and a.venue = 'CRTY';
drop table play_counter;

create function change_standing() returns trigger language plpgsql as $$
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
  update ledger_account set standing = standing + 1
  where member_id = changed and purpose = 'venue' and venue = 'CRTY';
  return null;
end
$$;

create trigger member_standing after update of state, auto_transfer on member
  for each row when (old.state is distinct from new.state or old.auto_transfer <> new.auto_transfer)
  execute function change_standing();
create trigger protection_limit_standing after insert or update or delete on protection_limit
  for each row execute function change_standing();
create trigger protection_break_standing after insert or update or delete on protection_break
  for each row execute function change_standing();

-- The same key as before. A function in a generated column is called for every row; the expression itself
-- costs less.
alter table sports_bet drop column request_key;
alter table sports_bet add request_key uuid not null
  generated always as (md5(member_id || ' ' || request_id)::uuid) stored;
alter table sports_bet add constraint one_answer_per_request unique (request_key, position);
