-- Agents, and the agent under whose code a member has registered.

create table agent (
  member_id text primary key references member (id),
  -- 推荐码: new members give it as their r_code. Without characters that are mistaken for one another.
  code text not null generated always as (
    translate(substr(md5('agent ' || member_id), 1, 10), '0123456789abcdef', '3479ACDEFHJKMNPR')) stored,
  since timestamptz not null,
  ended_at timestamptz check (ended_at >= since),
  end_reason text,
  constraint an_end_has_a_reason check ((ended_at is null) = (end_reason is null))
);
create unique index agent_code on agent (code);

-- Set by the registration and never changed. A member with an agent has no inviter, whatever their i_code.
alter table member add agent_id text references agent (member_id);
create index member_of_agent on member (agent_id, registered_at desc, id) where agent_id is not null;

-- Marks by which two accounts are known to be of one person: hashes, but for the browser's own id.
create view person_mark as
  select id as member_id, 'name' as scope, real_name_hash as hash from member
  where real_name_hash is not null
  union all
  select id, 'phone', phone_hash from member where phone_hash is not null
  union all
  select member_id, 'card', kind || ':' || number_hash from member_card where removed_at is null
  union all
  select member_id, 'browser', encode(sha256(convert_to(uuid, 'UTF8')), 'hex') from member_device;

-- What agents' reports may know of their members' money: deposits as they were credited, and what the house
-- gave, less what was given back.
create view member_credit as
  select a.member_id, case t.code when 'deposit' then 'deposit' else 'award' end as kind, t.amount, t.made_at
  from ledger_account a
  join ledger_transfer t on t.into_account = a.id and t.into_account > 0
  where a.purpose = 'centre' and t.code in ('deposit', 'award', 'rebate')
  union all
  select a.member_id, 'award', -t.amount, t.made_at
  from ledger_account a
  join ledger_transfer t on t.from_account = a.id and t.from_account > 0
  where a.purpose = 'centre' and t.code = 'award-return';
