import type { Sql } from '../src/platform/database/connect.ts'

/** A table of the test beside those of the site, with every right for every role. */
export const makeOwnTable = async (owner: Sql, name: string, columns: string): Promise<void> => {
  await owner.unsafe(`create table ${name} (${columns}); grant all on ${name} to public`)
}
