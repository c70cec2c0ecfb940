-- Callbacks without a valid, fresh signature. Anyone can send them, so unlike those of the provider they are
-- no evidence, and they are deleted after a while.
create table refused_callback (
  id bigint generated always as identity primary key,
  rail text not null,
  order_id text,
  reference text,
  amount text,
  verdict text not null check (verdict in ('forged', 'stale')),
  body text not null,
  came_from text not null,
  received_at timestamptz not null
);
create index refused_callback_of_order on refused_callback (order_id, id);
create index refused_callback_by_age on refused_callback (received_at);

with moved as (
  delete from deposit_callback where verdict in ('forged', 'stale') returning *
)
insert into refused_callback (rail, order_id, reference, amount, verdict, body, came_from, received_at)
select rail, order_id, reference, amount, verdict, body, came_from, received_at from moved order by id;
alter table deposit_callback add constraint deposit_callback_signed check (verdict not in ('forged', 'stale'));
