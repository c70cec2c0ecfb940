-- 星币: points for play, and the gifts that they buy.

create table point_entry (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  change integer not null check (change <> 0),
  -- play: earned since the entry before; exchange: paid for a gift.
  reason text not null check (reason in ('play', 'exchange')),
  -- After this entry; written under the lock of the member's centre account.
  balance integer not null check (balance >= 0),
  made_at timestamptz not null
);
create index point_entry_of_member on point_entry (member_id, id desc);
create function refuse_point_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of points are never changed';
end $$;
create trigger point_entry_stays before update or delete on point_entry
  for each row execute function refuse_point_change();

create table point_exchange (
  id text primary key,
  member_id text not null references member (id),
  gift text not null,
  -- As it was when it was bought.
  title text not null,
  points integer not null check (points > 0),
  amount bigint check (amount > 0),
  entry_id bigint not null unique references point_entry (id),
  made_at timestamptz not null
);
create index point_exchange_of_member on point_exchange (member_id, made_at desc, id desc);

-- How many of a gift all members have taken in a month.
create table gift_taken (
  gift text not null,
  month text not null,
  taken integer not null,
  primary key (gift, month)
);
