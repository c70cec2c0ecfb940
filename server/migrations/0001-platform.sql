-- What the platform itself keeps: settings, the outbox, answered requests, keys of the wire.

create table site_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- Outbox: written in the transaction that causes the event. Readers take rows below the oldest running
-- transaction only, in (tx, id) order, so a slow commit is never skipped.
create table event (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  kind text not null,
  body jsonb not null,
  made_at timestamptz not null default now()
);
create index event_order on event (tx, id);

create table event_cursor (
  consumer text primary key,
  tx xid8 not null,
  id bigint not null,
  moved_at timestamptz not null default now()
);

-- One request id per intention: the same id and body get the same answer.
create table answered_request (
  scope text not null,
  request_id text not null,
  body_hash text not null,
  answer jsonb,
  made_at timestamptz not null,
  primary key (scope, request_id)
);
create index answered_request_age on answered_request (made_at);

-- The server's key pairs, private half sealed with the master secret. The newest is handed out.
create table wire_key (
  id text primary key,
  public_key bytea not null,
  sealed_private_key bytea not null,
  made_at timestamptz not null,
  replaced_at timestamptz
);

-- Who did what by command; the reason is shown where the deed is shown.
create table audit_line (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  made_at timestamptz not null
);
