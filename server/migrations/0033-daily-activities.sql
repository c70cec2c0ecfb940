-- Daily sign-in, the wheel and the tasks of new members.

-- One sign-in per member and day; a day may be signed on the day after.
create table sign_in (
  member_id text not null references member (id),
  activity_id text not null,
  day date not null,
  is_make_up boolean not null,
  award_id text not null references award (id),
  signed_at timestamptz not null,
  primary key (member_id, activity_id, day)
);

-- Each draw of the wheel has a server seed of its own: its hash is shown before, the seed with the prize.
create table draw_seed (
  member_id text not null references member (id),
  activity_id text not null,
  nonce integer not null check (nonce >= 0),
  sealed bytea not null,
  hash text not null,
  made_at timestamptz not null,
  -- All null until the draw.
  version integer,
  client_seed text,
  value integer,
  prize integer,
  award_id text references award (id),
  drawn_at timestamptz,
  primary key (member_id, activity_id, nonce),
  constraint drawn_is_whole check (
    num_nulls(version, client_seed, value, prize, award_id, drawn_at) in (0, 6))
);
create unique index draw_seed_waiting on draw_seed (member_id, activity_id) where drawn_at is null;

-- From where an award that one person takes once was claimed. Many accounts behind one address or device
-- are looked at before they are paid.
create table award_claim (
  award_id text primary key references award (id),
  source text not null,
  member_id text not null references member (id),
  ip text not null,
  device text not null,
  claimed_at timestamptz not null
);
create index award_claim_recent on award_claim (source, claimed_at);
create index award_in_review on award (offered_at) where state = 'review';

-- What members have done of the tasks for new members.
create view member_task as
  select m.id as member_id, m.registered_at,
         m.phone_hash is not null as has_phone,
         m.real_name_hash is not null as has_name,
         m.birthday is not null as has_birthday,
         m.withdrawal_password_hash is not null as has_withdrawal_password,
         exists (select 1 from protection_limit l
                 where l.member_id = m.id and l.amount is not null) as has_own_limit,
         exists (select 1 from sports_bet b
                 where b.member_id = m.id and b.state = 'settled' and b.match_id is null) as has_settled_parlay,
         coalesce((select sum(coalesce(d.received, d.amount)) from deposit_order d
                   where d.member_id = m.id
                     and d.state in ('paid', 'paid-late', 'credited-in-review')), 0)::bigint as deposited,
         coalesce((select t.counted from play_total t where t.member_id = m.id), 0) as counted
  from member m;
