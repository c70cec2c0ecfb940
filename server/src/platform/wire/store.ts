import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
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

/** Returns the ids of the pairs that were handed out until now. */
export const replaceKey = async (
  tx: Db,
  key: { id: string; publicKey: Buffer; sealedPrivateKey: Buffer; now: Instant },
): Promise<string[]> => {
  const replaced = await tx<{ id: string }[]>`
    update wire_key set replaced_at = ${timestamp(key.now)} where replaced_at is null returning id`
  await tx`
    insert into wire_key (id, public_key, sealed_private_key, made_at)
    values (${key.id}, ${key.publicKey}, ${key.sealedPrivateKey}, ${timestamp(key.now)})`
  await tx`select pg_notify('wire_key', ${key.id})`
  return replaced.map(({ id }) => id)
}
