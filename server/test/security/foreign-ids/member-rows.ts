import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Sql } from '../../../src/platform/database/connect.ts'

/** A digest of every row that belongs to the member, table by table. */
export const rowsOfMember = async (sql: Sql, memberId: MemberId): Promise<Map<string, string>> => {
  const rows = await sql<{ name: string; digest: string }[]>`
    select table_name as name, md5(query_to_xml(
      format('select t::text from %I t where t.%I = %L order by 1', table_name, column_name,
             ${memberId}::text), true, false, '')::text) as digest
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name = 'member_id' or (table_name = 'member' and column_name = 'id'))`
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** The tables in which the two differ. */
export const changedTables = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => Array.from(after.keys()).filter((name) => after.get(name) !== before.get(name))
