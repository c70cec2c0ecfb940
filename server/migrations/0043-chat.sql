-- The chat: rooms with a dense number per room, messages, moderation, presence.

create table chat_room (
  rid text primary key,
  -- Names the numbering: a room that is made again begins under another one.
  epoch text not null default md5(gen_random_uuid()::text),
  -- The last number given. Numbers are given under the lock of this row only.
  seq integer not null default 0,
  last_at timestamptz,
  state text not null default 'open' check (state in ('open', 'slow', 'members', 'vip', 'closed')),
  slow_ms integer not null default 0 check (slow_ms >= 0),
  min_grade integer not null default 0,
  -- The operator's line above the messages, in Simplified Chinese.
  pinned text,
  gide text unique,
  -- Of a match that is over: from then on the room can only be read.
  ends_at timestamptz,
  made_at timestamptz not null
);
insert into chat_room (rid, state, min_grade, made_at) values
  ('hall', 'open', 0, now()), ('vip', 'vip', 3, now());

create table chat_message (
  rid text not null references chat_room (rid),
  seq integer not null,
  id text not null unique,
  kind text not null check (kind in ('text', 'bet', 'gift', 'delete', 'clear')),
  -- A member, or `sim:` and a number for a simulated chatter; null for what the site writes.
  member_id text,
  -- The sender's own key of the message.
  cid text,
  -- Of what was sent: the same cid with another text is refused.
  sent_hash text,
  -- As they were when it was sent.
  name text not null default '',
  vip integer not null default 0,
  role text not null default 'member' check (role in ('member', 'operator')),
  simulated boolean not null default false,
  msg text,
  -- The bet, the gifts, the deleted ids, the number up to which was cleared.
  body jsonb,
  ticket text,
  made_at timestamptz not null,
  -- Deleted text stays for the operators until it is purged.
  deleted_at timestamptz,
  deleted_by text,
  reported boolean not null default false,
  primary key (rid, seq),
  constraint one_message_per_cid unique (member_id, cid)
);
-- For the pace of a member in a room, and for their own history.
create index chat_message_of_member on chat_message (member_id, rid, made_at desc);
-- For history by kind and time, and for the retention job.
create index chat_message_by_time on chat_message (rid, made_at desc);
create unique index chat_message_ticket on chat_message (rid, ticket) where ticket is not null;

-- Counted by day under the lock of the row.
create table chat_share_day (
  member_id text not null,
  day date not null,
  shares integer not null,
  primary key (member_id, day)
);

create table chat_report (
  message_id text not null,
  member_id text not null references member (id),
  reason text not null,
  made_at timestamptz not null,
  primary key (message_id, member_id)
);
create index chat_report_age on chat_report (made_at);

-- Refused messages of a member that count towards a mute.
create table chat_refusal (
  id bigint generated always as identity primary key,
  member_id text not null,
  refusal text not null,
  made_at timestamptz not null
);
create index chat_refusal_of_member on chat_refusal (member_id, made_at);
create index chat_refusal_age on chat_refusal (made_at);

create table chat_mute (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  -- Null: in every room.
  rid text,
  until_at timestamptz not null,
  reason text not null,
  -- `automatic`, or the operator.
  made_by text not null,
  made_at timestamptz not null,
  lifted_at timestamptz
);
create index chat_mute_of_member on chat_mute (member_id, made_at);

-- Members out of the chat.
create table chat_block (
  member_id text primary key references member (id),
  reason text not null,
  made_at timestamptz not null
);

-- Whom a member hides from their own screen.
create table chat_hidden (
  member_id text not null references member (id),
  user_key text not null,
  made_at timestamptz not null,
  primary key (member_id, user_key)
);

create table chat_seen (
  member_id text not null references member (id),
  rid text not null,
  seq integer not null,
  primary key (member_id, rid)
);

-- Sockets of each process in each room; rows that are not renewed count no more.
create table chat_presence (
  process text not null,
  rid text not null,
  sockets integer not null,
  -- Masked names of members of high grades.
  names text[] not null,
  seen_at timestamptz not null,
  primary key (process, rid)
);

-- Tokens that were used for a login; each works once.
create table chat_jti (
  jti text primary key,
  expires_at timestamptz not null
);
create index chat_jti_age on chat_jti (expires_at);

-- Who wins a match: a guess without a prize, once per member.
create table chat_quiz_pick (
  gide text not null,
  member_id text not null references member (id),
  pick text not null check (pick in ('H', 'N', 'C')),
  made_at timestamptz not null,
  primary key (gide, member_id)
);

-- The operator's word list; the newest line of a word holds.
create table chat_word (
  word text primary key,
  action text not null check (action in ('mask', 'refuse', 'allow')),
  from_at timestamptz not null,
  until_at timestamptz
);

-- Awards and wins that wait until the next message of the hall tells them together.
create table chat_gift (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('award', 'win')),
  title text not null,
  amount bigint not null check (amount > 0),
  simulated boolean not null,
  -- Of the award or the bet: each is told once.
  cause text not null unique,
  told boolean not null default false,
  made_at timestamptz not null
);
create index chat_gift_waiting on chat_gift (id) where not told;
create index chat_gift_age on chat_gift (made_at);

-- What the chat may know of an own bet.
create view shared_bet as
  select b.ticket, b.member_id, b.code, b.risk as stake, b.state, b.result, b.placed_at,
         case when b.leg is null
           then (select jsonb_agg(jsonb_build_object('home', m.home_name, 'away', m.away_name,
                                                     'league', m.league_name,
                                                     'startsAt', m.starts_at, 'leg', l.leg)
                                  order by l.position)
                 from sports_leg l left join sports_match m on m.id = l.match_id
                 where l.bet_id = b.id)
           else (select jsonb_build_array(jsonb_build_object('home', m.home_name,
                                                             'away', m.away_name,
                                                             'league', m.league_name,
                                                             'startsAt', m.starts_at,
                                                             'leg', b.leg))
                 from (values (b.match_id)) as bet (match_id)
                 left join sports_match m on m.id = bet.match_id)
         end as legs
  from sports_bet b where b.ticket is not null and b.state in ('open', 'settled');

-- What the chat may know of a match.
create view chat_match as
  select id as gide, starts_at, started_at, ended_at, state,
         (result #>> '{tallies,score,full,home}')::integer as home_score,
         (result #>> '{tallies,score,full,away}')::integer as away_score
  from sports_match where kind = 'match';
