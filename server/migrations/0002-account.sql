create table member (
  id text primary key,
  name text not null,
  name_key text not null unique,
  password_hash text not null,
  state text not null default 'active' check (state in ('active', 'frozen', 'closed')),
  avatar text,
  phone_sealed bytea,
  phone_masked text,
  real_name_sealed bytea,
  real_name_masked text,
  email_sealed bytea,
  email_masked text,
  vip_grade integer not null default 0,
  simulated boolean not null default false,
  -- A demonstration account whose password is printed at start.
  demo boolean not null default false,
  r_code text not null default '',
  i_code text not null default '',
  domain text not null default '',
  registered_ip text not null,
  registered_uuid text not null,
  registered_device text not null,
  registered_at timestamptz not null,
  agreed_at timestamptz not null,
  -- Failed logins before this count no more.
  last_login_at timestamptz
);

create table session (
  token_hash text primary key,
  member_id text not null references member (id),
  uuid text not null,
  device text not null,
  ip text not null,
  country text,
  made_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
create index session_of_member on session (member_id, made_at desc);
create index session_age on session (last_seen_at);

-- Failures count for a name whether it exists or not, so that an unknown name locks like a known one.
-- A row is written before the password is looked at and taken back when it was right, so that parallel
-- guesses cannot pass the limit together.
create table login_failure (
  id bigint generated always as identity primary key,
  name_key text not null,
  failed_at timestamptz not null,
  pending boolean not null
);
create index login_failure_of_name on login_failure (name_key, failed_at);
create index login_failure_age on login_failure (failed_at);

-- Devices on which a member has logged in before.
create table member_device (
  member_id text not null references member (id),
  uuid text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, uuid)
);

-- One challenge: drawn, perhaps passed (slider), used once. The answer never leaves the server.
create table captcha (
  id text primary key,
  kind text not null check (kind in ('slider', 'picture')),
  purpose text,
  uuid text not null,
  answer text not null,
  pass_hash text,
  made_at timestamptz not null,
  used_at timestamptz,
  -- Which request used it up: its exact repetition may show it again.
  used_by text
);
create index captcha_age on captcha (made_at);

-- Slider failures by browser; two turn the next challenge into a picture.
create table captcha_failure (
  id bigint generated always as identity primary key,
  uuid text not null,
  failed_at timestamptz not null
);
create index captcha_failure_of_browser on captcha_failure (uuid, failed_at);
create index captcha_failure_age on captcha_failure (failed_at);

-- A fresh member's first login, from the browser that registered, needs no second captcha.
create table login_grant (
  member_id text primary key references member (id),
  uuid text not null,
  made_at timestamptz not null
);
create index login_grant_age on login_grant (made_at);
