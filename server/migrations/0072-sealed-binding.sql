-- A row from the moment on at which every sealed value is bound to its row: values that are bound to none are not
-- opened from then on, since somebody with an old backup could put them into another row. It cannot be taken back
-- by the site.
create table sealed_binding (
  complete_since timestamptz not null default now(),
  single boolean primary key default true check (single)
);

-- A bound value begins with a7 01. A new database has none at all.
insert into sealed_binding (complete_since)
select now()
where not exists (select from lasting_key where substring(sealed from 1 for 2) <> '\xa701')
  and not exists (select from wire_key where substring(sealed_private_key from 1 for 2) <> '\xa701')
  and not exists (
    select from member
    where substring(phone_sealed from 1 for 2) <> '\xa701'
      or substring(email_sealed from 1 for 2) <> '\xa701'
      or substring(real_name_sealed from 1 for 2) <> '\xa701'
  )
  and not exists (
    select from member_card
    where substring(number_sealed from 1 for 2) <> '\xa701'
      or substring(holder_sealed from 1 for 2) <> '\xa701'
  )
  and not exists (
    select from game_seed
    where substring(sealed from 1 for 2) <> '\xa701' or substring(next_sealed from 1 for 2) <> '\xa701'
  )
  and not exists (select from draw_seed where substring(sealed from 1 for 2) <> '\xa701')
  and not exists (select from game_chain_checkpoint where substring(sealed from 1 for 2) <> '\xa701');
