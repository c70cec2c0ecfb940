import { randomBytes } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { writeEvent } from '../events/outbox.ts'
import { traditional } from '../text/traditional.ts'
import { insertLetters, type WrittenLetter } from './store.ts'

export interface Letter {
  readonly memberId: MemberId
  readonly kind: 'notice' | 'activity' | 'feedback' | 'match'
  /** In Simplified Chinese; the Traditional half is derived here. */
  readonly title: string
  readonly body: string
  /** An inner path of the site. */
  readonly link?: string
  readonly now: Instant
}

/** Sends a letter to one member in the caller's transaction, with an event for the member's open pages. */
export const sendLetter = async (db: Db, letter: Letter): Promise<void> => {
  const written = writeLetter(letter)
  await insertLetters(db, [written])
  await writeEvent(db, 'letter-sent', { memberId: letter.memberId, letterId: written.id })
}

/** Sends many letters. The caller writes the event for the members' open pages. */
export const sendLetters = (db: Db, letters: readonly Letter[]): Promise<void> =>
  insertLetters(db, letters.map(writeLetter))

/** Sends one letter to many members. The caller writes the event for the members' open pages. */
export const sendToMembers = (
  db: Db,
  memberIds: readonly MemberId[],
  letter: Omit<Letter, 'memberId'>,
): Promise<void> => {
  // The texts are derived once for all.
  const [titleTraditional, bodyTraditional] = [traditional(letter.title), traditional(letter.body)]
  return insertLetters(
    db,
    memberIds.map((memberId) => ({
      ...letter,
      memberId,
      link: letter.link ?? '',
      id: newId(),
      titleTraditional,
      bodyTraditional,
    })),
  )
}

const newId = (): string => `let_${randomBytes(12).toString('hex')}`

const writeLetter = (letter: Letter): WrittenLetter => ({
  ...letter,
  link: letter.link ?? '',
  id: newId(),
  titleTraditional: traditional(letter.title),
  bodyTraditional: traditional(letter.body),
})
