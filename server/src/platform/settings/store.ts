import type { Db } from '../database/connect.ts'
import { json } from '../database/value.ts'

export const readSettings = (db: Db): Promise<{ name: string; value: object }[]> =>
  db<{ name: string; value: object }[]>`select name, value from site_setting`

export const writeSetting = async (db: Db, name: string, value: object): Promise<void> => {
  await db`
    insert into site_setting (name, value) values (${name}, ${json(value)})
    on conflict (name) do update set value = excluded.value, changed_at = now()`
  await db`select pg_notify('site_setting', ${name})`
}
