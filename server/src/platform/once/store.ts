import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { json, timestamp } from '../database/value.ts'
import type { Intention } from './once.ts'

export const claim = async (db: Db, intention: Intention): Promise<boolean> => {
  const rows = await db`
    insert into answered_request (scope, request_id, body_hash, made_at, kept)
    values (${intention.scope}, ${intention.requestId}, ${intention.bodyHash}, ${timestamp(intention.now)},
            ${intention.isPermanent ?? false})
    on conflict do nothing returning 1`
  return rows.length === 1
}

export const findAnswer = async (
  db: Db,
  intention: Intention,
): Promise<{ bodyHash: string; answer: object } | null> => {
  const [row] = await db<{ bodyHash: string; answer: object }[]>`
    select body_hash as "bodyHash", answer from answered_request
    where scope = ${intention.scope} and request_id = ${intention.requestId}`
  return row ?? null
}

export const storeAnswer = async (db: Db, intention: Intention, answer: object): Promise<void> => {
  await db`
    update answered_request set answer = ${json(answer)}
    where scope = ${intention.scope} and request_id = ${intention.requestId}`
}

export const purge = async (db: Db, before: Instant): Promise<number> => {
  const result =
    await db`delete from answered_request where made_at < ${timestamp(before)} and not kept`
  return result.count
}
