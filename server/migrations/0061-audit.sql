-- A line is written in the transaction of its act, with what was changed. Lines and seals are never changed.
alter table audit_line
  -- Lines are sealed in (tx, id) order, as transfers are. Those of before count as written by this migration.
  add tx xid8 not null default pg_current_xact_id(),
  -- Null where nothing was there before, or nothing is left.
  add before jsonb,
  add after jsonb;
create unique index audit_line_order on audit_line (tx, id);

-- One link of the chain: so many lines up to (tx, id), hashed over the link before.
create table audit_seal (
  number bigint primary key,
  up_to_tx xid8 not null,
  up_to_id bigint not null,
  rows bigint not null check (rows > 0),
  hash bytea not null,
  made_at timestamptz not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit lines are never changed';
end $$;
create trigger audit_line_stays before update or delete on audit_line
  for each row execute function refuse_audit_change();
create trigger audit_line_is_not_emptied before truncate on audit_line
  for each statement execute function refuse_audit_change();
create trigger audit_seal_stays before update or delete on audit_seal
  for each row execute function refuse_audit_change();
create trigger audit_seal_is_not_emptied before truncate on audit_seal
  for each statement execute function refuse_audit_change();

-- The text of a line that is hashed. The lengths let no two lines share one text; -1 is null.
create function audit_line_text(t audit_line) returns text language sql stable as $$
  select concat_ws(',', t.tx, t.id, (extract(epoch from t.made_at) * 1000000)::bigint,
                   octet_length(t.actor), octet_length(t.action), octet_length(t.subject),
                   octet_length(t.detail::text), coalesce(octet_length(t.before::text), -1),
                   coalesce(octet_length(t.after::text), -1),
                   t.actor || t.action || t.subject || t.detail::text
                     || coalesce(t.before::text, '') || coalesce(t.after::text, ''))
$$;
