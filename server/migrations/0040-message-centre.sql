-- The message centre: letters and broadcasts in lists, read and deleted by the member.

-- A letter gets its time before it is committed, so "all up to this time" would also mark letters that the
-- page has not shown. The page hands back the snapshot that its list was read with; `tx` tells what was in it.
alter table letter
  add tx xid8 not null default pg_current_xact_id(),
  -- An inner path of the site.
  add link text check (link like '/%');
alter table broadcast
  add tx xid8 not null default pg_current_xact_id(),
  add link text check (link like '/%');

create index letter_in_list on letter (member_id, kind, sent_at, id) where deleted_at is null;
create index broadcast_in_list on broadcast (kind, sent_at, id);
-- What is kept too long is found by its time.
create index letter_by_time on letter using brin (sent_at);

-- Who deletes a broadcast hides it for themselves.
alter table broadcast_read add hidden_at timestamptz;
