-- Letters about matches: postponed, void, corrected.
alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check
  check (kind in ('notice', 'activity', 'feedback', 'match'));

-- Who was told what of a match: settlement runs again at any time, and tells everybody once.
create table sports_match_letter (
  match_id text not null references sports_match (id) on delete cascade,
  cause text not null,
  member_id text not null,
  primary key (match_id, cause, member_id)
);
