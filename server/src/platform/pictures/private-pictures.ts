import { randomBytes } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Sql, Tx } from '../database/connect.ts'
import { redrawPicture } from './redraw-picture.ts'
import { attachPictures, insertPicture } from './store.ts'

/** Stores a picture that only its owner and operators can read; until it is attached it lives for a day. */
export const addPrivatePicture = async (
  sql: Sql,
  memberId: MemberId,
  image: string,
  now: Instant,
): Promise<string> => {
  const content = await redrawPicture(image, 'document')
  const id = `pic_${randomBytes(24).toString('base64url')}`
  await sql.begin((tx) => insertPicture(tx, { id, memberId, content, now }))
  return id
}

/** Keeps the member's uploaded pictures for good; refuses one that is unknown, foreign or attached already. */
export const keepPictures = async (
  tx: Tx,
  memberId: MemberId,
  ids: readonly string[],
  attachedTo: string,
): Promise<void> => {
  if (ids.length === 0) return
  const attached = await attachPictures(tx, memberId, ids, attachedTo)
  if (attached !== ids.length) throw new Refused('upload-failed')
}
