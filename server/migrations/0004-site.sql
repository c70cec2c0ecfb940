-- Every text an operator writes stands in both scripts; Traditional is derived when the row is written.
create table navigation_entry (
  category text primary key,
  places text[] not null,
  badge_cn text,
  badge_tw text,
  position integer not null
);

create table venue_entry (
  en_name text primary key,
  category text not null references navigation_entry (category),
  title_cn text not null,
  title_tw text not null,
  line_cn text not null,
  line_tw text not null,
  image text not null,
  open boolean not null,
  position integer not null
);

create table notice (
  id text primary key,
  title_cn text not null,
  title_tw text not null,
  body_cn text not null,
  body_tw text not null,
  pop_up boolean not null default false,
  published_at timestamptz not null,
  withdrawn_at timestamptz
);
create index notice_newest on notice (published_at desc, id desc);

create table advert (
  id text primary key,
  place text not null check (place in ('hero', 'promotion')),
  title_cn text not null,
  title_tw text not null,
  line_cn text not null,
  line_tw text not null,
  action_cn text not null,
  action_tw text not null,
  image text not null,
  link text not null,
  -- Who is addressed: an invitation to register is nothing for a member.
  audience text not null default 'everyone' check (audience in ('everyone', 'visitors', 'members')),
  position integer not null,
  shown boolean not null default true
);

create table sponsor (
  id text primary key,
  name_cn text not null,
  name_tw text not null,
  line_cn text not null,
  line_tw text not null,
  image text not null,
  position integer not null
);

create table country_area (
  country text primary key,
  area_code text not null,
  name_cn text not null,
  name_tw text not null,
  number_pattern text not null,
  position integer not null
);

-- Letters are to one member, broadcasts to all; both are unread until read.
create table letter (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('notice', 'activity', 'feedback')),
  title_cn text not null,
  title_tw text not null,
  body_cn text not null,
  body_tw text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz
);
create index letter_unread on letter (member_id, kind) where read_at is null and deleted_at is null;

create table broadcast (
  id text primary key,
  kind text not null check (kind in ('notice', 'activity', 'bulletin', 'match', 'feedback')),
  title_cn text not null,
  title_tw text not null,
  body_cn text not null,
  body_tw text not null,
  sent_at timestamptz not null
);

create table broadcast_read (
  broadcast_id text not null references broadcast (id),
  member_id text not null references member (id),
  read_at timestamptz not null,
  primary key (member_id, broadcast_id)
);
