-- Feedback: threads of a member with the site, and pictures that only their owner and operators can read.

create table private_picture (
  id text primary key,
  member_id text not null references member (id),
  content bytea not null,
  made_at timestamptz not null,
  -- Null until a message has it.
  attached_to text
);
create index private_picture_loose on private_picture (member_id, made_at) where attached_to is null;
create index private_picture_attached on private_picture (attached_to) where attached_to is not null;

create table feedback (
  id text primary key,
  member_id text not null references member (id),
  type smallint not null check (type between 1 and 8),
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  -- The thread that this one goes on from, which was closed for too long to be reopened.
  follows text unique references feedback (id),
  made_at timestamptz not null,
  -- Of the last message.
  changed_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  hidden_at timestamptz,
  check (state <> 'answered' or answered_at is not null),
  check ((state = 'closed') = (closed_at is not null))
);
create index feedback_of_member on feedback (member_id, changed_at desc, id desc);
create index feedback_waiting on feedback (changed_at) where state = 'waiting';
create index feedback_to_close on feedback (answered_at) where state = 'answered';

create table feedback_message (
  id bigint generated always as identity primary key,
  feedback_id text not null references feedback (id),
  -- Null for a message of the site; `actor` says who wrote that.
  member_id text references member (id),
  actor text,
  words text not null check (char_length(words) between 1 and 6000),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  tickets text[] not null default '{}' check (cardinality(tickets) <= 5),
  order_id text,
  made_at timestamptz not null,
  check ((member_id is null) <> (actor is null))
);
create index feedback_message_of on feedback_message (feedback_id, id);
-- Limits of a day.
create index feedback_message_of_member on feedback_message (member_id, made_at);

-- Appeals are shown as threads of the feedback.
create view appeal_thread as
  select 'apl_' || ticket as id, member_id, ticket, words, state, answer, made_at, answered_at
  from sports_appeal;
create index sports_appeal_of_member on sports_appeal (member_id, made_at desc);
create table hidden_appeal_thread (
  id text primary key,
  member_id text not null references member (id),
  hidden_at timestamptz not null
);

-- What the promotions may know of orders, credited or not.
create view deposit_with_bonus as
  select id as order_id, member_id, rail, coalesce(received, amount) as amount, state, made_at,
         activity_kind, activity_id, activity_version
  from deposit_order;

-- The letter of a thread is found by its link.
create index letter_by_link on letter (member_id, link) where link is not null and read_at is null;
