import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db, Sql } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'

export interface KeyRow {
  readonly id: string
  readonly sealedPrivateKey: Buffer
  readonly madeAt: number
  readonly replacedAt: number | null
}

export const livingKeys = (db: Db, replacedAfter: Instant): Promise<KeyRow[]> => db<KeyRow[]>`
  select id, sealed_private_key as "sealedPrivateKey", made_at as "madeAt", replaced_at as "replacedAt"
  from wire_key
  where replaced_at is null or replaced_at > ${timestamp(replacedAfter)}
  order by made_at desc`

export const replaceKey = (
  sql: Sql,
  key: { id: string; publicKey: Buffer; sealedPrivateKey: Buffer; now: Instant },
): Promise<unknown> =>
  sql.begin(async (tx) => {
    await tx`update wire_key set replaced_at = ${timestamp(key.now)} where replaced_at is null`
    await tx`
      insert into wire_key (id, public_key, sealed_private_key, made_at)
      values (${key.id}, ${key.publicKey}, ${key.sealedPrivateKey}, ${timestamp(key.now)})`
    await tx`select pg_notify('wire_key', ${key.id})`
  })
