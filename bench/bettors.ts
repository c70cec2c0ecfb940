import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'

export const bettorAt = (at: number): MemberId => `mem_bench${String(at).padStart(8, '0')}`

/** Members with transferred money in the sports wallet, each with limits of their own. */
export const fillBettors = async (sql: Sql, count: number): Promise<void> => {
  await sql`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    select 'mem_bench' || lpad(n::text, 8, '0'), 'bench' || n, 'bench' || n, '', '', '', '', now(), now()
    from generate_series(0, ${count - 1}) as n`
  await sql`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, purpose, venue, balance, now() from member
    cross join (values ('centre', null, 0), ('locked', null, 0), ('transit', null, 0),
                       ('venue', 'CRTY', 100000000)) as kind (purpose, venue, balance)
    where id like 'mem_bench%'`
  await sql`
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select -1, id, balance, 'deposit', 'bench', 'bench-' || id, now()
    from ledger_account where purpose = 'venue' and member_id like 'mem_bench%'`
  await sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    select id, kind, 'day', 90000000, now() from member
    cross join (values ('wager'), ('loss')) as limited (kind)
    where id like 'mem_bench%'`
}
