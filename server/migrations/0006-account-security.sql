-- What a member proves and protects: bindings, codes, devices, second password, pictures, limits.

-- Phones and emails are found by a keyed hash; each belongs to one member.
alter table member
  add phone_hash text unique,
  add email_hash text unique,
  add real_name_hash text,
  add phone_bound_at timestamptz,
  add real_name_bound_at timestamptz,
  add email_bound_at timestamptz,
  add gender smallint not null default 0 check (gender in (0, 1, 2)),
  add birthday date,
  add own_avatar text,
  add password_changed_at timestamptz,
  add withdrawal_password_hash text,
  add withdrawal_password_set_at timestamptz,
  add state_reason text;
create index member_real_name on member (real_name_hash) where real_name_hash is not null;

alter table session
  add browser text not null default '',
  add phone_checked_at timestamptz;

alter table member_device
  add browser text not null default '',
  add trusted_at timestamptz;
create index member_device_of_browser on member_device (uuid);

-- One code that was sent. The target's hash and the code's are keyed. Sends and checks of a target wait
-- for each other, so that parallel ones cannot pass a limit together.
create table verification_code (
  id bigint generated always as identity primary key,
  target_hash text not null,
  member_id text references member (id),
  purpose text not null,
  category smallint not null check (category in (0, 1, 2)),
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  used_at timestamptz,
  -- A code asked for by someone whose name and target do not belong together: counted, never sent.
  decoy boolean not null default false
);
create index verification_code_of_target on verification_code (target_hash, sent_at desc);
create index verification_code_age on verification_code (sent_at);

-- A step that was passed and the next one it opens: reset, new device, withdrawal password. Tickets are
-- written for strangers too (no member), so that they cannot tell themselves from members.
create table step_ticket (
  ticket_hash text primary key,
  purpose text not null,
  step smallint not null,
  member_id text references member (id),
  -- What the step was passed for (name and target), keyed; a ticket opens nothing else.
  subject_hash text not null,
  uuid text not null,
  -- Wrong guesses at the hidden digits of the phone.
  tries integer not null default 0,
  made_at timestamptz not null,
  used_at timestamptz
);
create index step_ticket_age on step_ticket (made_at);

-- What the sandbox adapters of mail, SMS and voice would have delivered; read at /sandbox/outbox.
create table sandbox_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'voice', 'mail')),
  recipient text not null,
  subject text not null,
  body text not null,
  made_at timestamptz not null
);
create index sandbox_message_newest on sandbox_message (made_at desc, id desc);

create table uploaded_picture (
  id text primary key,
  member_id text not null references member (id),
  content bytea not null,
  made_at timestamptz not null
);
create index uploaded_picture_of_member on uploaded_picture (member_id, made_at desc);

-- Each time a masked value was shown in full.
create table reveal (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  field text not null,
  revealed_at timestamptz not null
);
create index reveal_of_member on reveal (member_id, revealed_at);

-- Same real name or device on several members: for review, never a verdict.
create table review_flag (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  why text not null,
  detail jsonb not null,
  made_at timestamptz not null,
  closed_at timestamptz
);
create unique index review_flag_open on review_flag (member_id, why) where closed_at is null;

-- The patterns of phone numbers, which the site's country list owns.
create view phone_area as
  select area_code, number_pattern, position from country_area;
