-- What a member is shown once after login. The request that showed it may be repeated.
create view pop_up_notice as
  select id, title_cn, title_tw, body_cn, body_tw, published_at
  from notice
  where pop_up and withdrawn_at is null;

create table notice_seen (
  member_id text not null references member (id),
  notice_id text not null references notice (id),
  request_id text not null,
  seen_at timestamptz not null,
  primary key (member_id, notice_id)
);
