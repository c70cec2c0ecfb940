-- Every movement of money is a row here, and no row is ever changed. House and outside accounts have
-- fixed negative ids and no balance row: theirs is the sum of their transfers, brought forward with each
-- seal. Members' accounts have positive ids.

insert into ledger_account (id, member_id, purpose, venue, balance, made_at)
overriding system value
values
  (-1, null, 'rail', 'bank', null, now()),
  (-2, null, 'rail', 'online', null, now()),
  (-3, null, 'rail', 'alipay', null, now()),
  (-4, null, 'rail', 'wechat', null, now()),
  (-5, null, 'rail', 'ewallet', null, now()),
  (-6, null, 'rail', 'usdt-trc20', null, now()),
  (-7, null, 'rail', 'usdt-erc20', null, now()),
  (-8, null, 'rail', 'huione', null, now()),
  (-20, null, 'fees', null, null, now()),
  (-21, null, 'awards', null, null, now()),
  (-22, null, 'adjustments', null, null, now()),
  (-23, null, 'confiscated', null, null, now()),
  (-40, null, 'book', 'CRTY', null, now()),
  -- Money that lies with an outside venue.
  (-60, null, 'outside-venue', 'SBX', null, now());

-- Members from before this ledger get the accounts that new ones are given at registration.
insert into ledger_account (member_id, purpose, venue, balance, made_at)
select id, 'transit', null, 0, now() from member
on conflict do nothing;

alter table ledger_account set (fillfactor = 60);

create table ledger_transfer (
  id bigint generated always as identity,
  -- Rows are sealed in (tx, id) order, below the oldest running transaction: no lower row can appear.
  tx xid8 not null default pg_current_xact_id(),
  -- No foreign keys: accounts are never removed, and the checks would cost more than the row.
  from_account integer not null,
  into_account integer not null,
  amount bigint not null check (amount > 0),
  code text not null,
  -- What it was for: an order, a bet, an audit line.
  cause text not null,
  -- One intention, one key, for ever.
  key text not null,
  made_at timestamptz not null,
  primary key (tx, id),
  constraint two_accounts check (from_account <> into_account)
);
create unique index ledger_transfer_key on ledger_transfer (key);
-- A statement sums a period out of the index alone.
create index ledger_transfer_from on ledger_transfer (from_account, made_at) include (id, amount)
  where from_account > 0;
create index ledger_transfer_into on ledger_transfer (into_account, made_at) include (id, amount)
  where into_account > 0;

-- One link of the chain: so many rows up to (tx, id), hashed over the link before.
create table ledger_seal (
  number bigint primary key,
  up_to_tx xid8 not null,
  up_to_id bigint not null,
  rows bigint not null check (rows > 0),
  hash bytea not null,
  made_at timestamptz not null
);

-- The sum of an account's sealed transfers, brought forward with each seal. For a house account it is the
-- balance but for the last seconds; against a member's balance row it is the continuous check.
create table ledger_sealed_balance (
  account_id integer primary key,
  balance bigint not null
) with (fillfactor = 60);

-- What the continuous check found; empty is what everyone hopes for.
create table ledger_fault (
  id bigint generated always as identity primary key,
  what text not null,
  detail jsonb not null,
  found_at timestamptz not null
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are never changed';
end $$;
create trigger ledger_transfer_stays before update or delete on ledger_transfer
  for each row execute function refuse_ledger_change();
create trigger ledger_transfer_is_not_emptied before truncate on ledger_transfer
  for each statement execute function refuse_ledger_change();
create trigger ledger_seal_stays before update or delete on ledger_seal
  for each row execute function refuse_ledger_change();
create trigger ledger_seal_is_not_emptied before truncate on ledger_seal
  for each statement execute function refuse_ledger_change();
create trigger ledger_account_stays before delete on ledger_account
  for each row execute function refuse_ledger_change();
create trigger ledger_account_is_not_emptied before truncate on ledger_account
  for each statement execute function refuse_ledger_change();

-- The text of a row that is hashed. The lengths let no two rows share one text.
create function ledger_row_text(t ledger_transfer) returns text language sql stable as $$
  select concat_ws(',', t.tx, t.id, t.from_account, t.into_account, t.amount,
                   (extract(epoch from t.made_at) * 1000000)::bigint,
                   octet_length(t.code), octet_length(t.cause), octet_length(t.key),
                   t.code || t.cause || t.key)
$$;

-- Posts all given transfers or none, in one round trip: locks the members' balances in id order, looks
-- for the keys on a snapshot taken after the locks, checks every balance, then writes. Never raises for
-- an expected refusal, so the caller's transaction lives on:
--   posted | repeated (all keys are there with the same content) | key-reused | balance-too-low
-- `short` is the account that would have gone below zero. Members hear of it through the outbox, whose
-- reader looks each second: a notification per transfer would make every commit wait for one lock.
-- Loops over arrays cost half of what set-based statements do for the few rows of one movement.
create function ledger_post(
  keys text[], froms integer[], intos integer[], amounts bigint[], codes text[], causes text[],
  at timestamptz,
  out verdict text, out short integer, out account_ids integer[], out balances bigint[]
) language plpgsql as $$
declare
  touched integer[] := '{}';
  members text[] := '{}';
  locked record;
  place integer;
begin
  for n in 1 .. cardinality(keys) loop
    if froms[n] > 0 then touched := touched || froms[n]; end if;
    if intos[n] > 0 then touched := touched || intos[n]; end if;
  end loop;
  if touched = '{}' then
    -- No balance to wait at: the same intention sent twice at once meets here instead.
    perform pg_advisory_xact_lock(hashtextextended(key, 6110))
    from (select unnest(keys) as key order by key) as ordered;
  end if;

  account_ids := '{}';
  balances := '{}';
  for locked in
    select id, balance, member_id from ledger_account
    where id = any (touched) order by id for no key update
  loop
    account_ids := account_ids || locked.id;
    balances := balances || locked.balance;
    if not locked.member_id = any (members) then members := members || locked.member_id; end if;
  end loop;

  if exists (select 1 from ledger_transfer where key = any (keys)) then
    account_ids := null;
    balances := null;
    select case when count(*) = cardinality(keys) then 'repeated' else 'key-reused' end into verdict
    from unnest(keys, froms, intos, amounts, codes, causes)
           as given (key, from_account, into_account, amount, code, cause)
    join ledger_transfer kept using (key, from_account, into_account, amount, code, cause);
    return;
  end if;

  for n in 1 .. cardinality(keys) loop
    if froms[n] > 0 then
      place := array_position(account_ids, froms[n]);
      if place is null then raise exception 'ledger account % does not exist', froms[n]; end if;
      balances[place] := balances[place] - amounts[n];
    end if;
    if intos[n] > 0 then
      place := array_position(account_ids, intos[n]);
      if place is null then raise exception 'ledger account % does not exist', intos[n]; end if;
      balances[place] := balances[place] + amounts[n];
    end if;
  end loop;
  for n in 1 .. cardinality(account_ids) loop
    if balances[n] < 0 then
      short := account_ids[n];
      account_ids := null;
      balances := null;
      verdict := 'balance-too-low';
      return;
    end if;
  end loop;

  for n in 1 .. cardinality(account_ids) loop
    update ledger_account set balance = balances[n] where id = account_ids[n];
  end loop;
  for n in 1 .. cardinality(keys) loop
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    values (froms[n], intos[n], amounts[n], codes[n], causes[n], keys[n], at);
  end loop;
  for n in 1 .. cardinality(members) loop
    insert into event (kind, body)
    values ('balance-changed', jsonb_build_object('memberId', members[n]));
  end loop;
  verdict := 'posted';
end $$;

-- The same for the commonest movement, one transfer between a member and the house: no arrays and no
-- loops, which makes it half as much work again cheaper.
create function ledger_post_one(
  given_key text, given_from integer, given_into integer, given_amount bigint, given_code text,
  given_cause text, at timestamptz,
  out verdict text, out short integer, out account_ids integer[], out balances bigint[]
) language plpgsql as $$
declare
  own integer := greatest(given_from, given_into);
  before bigint;
  owner text;
begin
  select balance, member_id into before, owner from ledger_account
  where id = own for no key update;
  if not found then raise exception 'ledger account % does not exist', own; end if;

  select case when (from_account, into_account, amount, code, cause)
                 = (given_from, given_into, given_amount, given_code, given_cause)
              then 'repeated' else 'key-reused' end into verdict
  from ledger_transfer where key = given_key;
  if found then return; end if;

  if given_from = own then given_amount := -given_amount; end if;
  if before + given_amount < 0 then
    short := own;
    verdict := 'balance-too-low';
    return;
  end if;
  update ledger_account set balance = before + given_amount where id = own;
  insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
  values (given_from, given_into, abs(given_amount), given_code, given_cause, given_key, at);
  insert into event (kind, body)
  values ('balance-changed', jsonb_build_object('memberId', owner));
  account_ids := array[own];
  balances := array[before + given_amount];
  verdict := 'posted';
end $$;

-- Events are read in (tx, id) order only: one index is enough.
alter table event drop constraint event_pkey;
drop index event_order;
alter table event add primary key (tx, id);

-- Money requests are answered the same for ever; others for a day.
alter table answered_request add kept boolean not null default false;
