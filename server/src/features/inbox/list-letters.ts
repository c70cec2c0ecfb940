import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { letterList } from '@xinghe/contract/inbox-letters.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { isOwnLink } from '@xinghe/rules/site/safe-link.ts'
import type { Db } from '../../platform/database/connect.ts'
import { countLetters, readLetters, readSnapshot } from './store.ts'

const usualPage = 15

/** A stored link that would lead out of the site is not shown. */
const ownLink = (link: string | null): string | null =>
  link !== null && isOwnLink(link) ? link : null

/** The snapshot is read first: what the list shows beyond it stays unread when all is marked as read. */
export const listLetters = async (
  db: Db,
  memberId: MemberId,
  { type, language, pageNum = 1, pageSize: size = usualPage }: InputOf<typeof letterList>,
): Promise<OutputOf<typeof letterList>> => {
  const upTo = await readSnapshot(db)
  const of = { memberId, type }
  const [total, letters] = await Promise.all([
    countLetters(db, of),
    readLetters(db, of, language === 'zh-TW', { from: (pageNum - 1) * size, size }),
  ])
  const list = letters.map((letter) => ({ ...letter, type, link: ownLink(letter.link) }))
  return { total, upTo, list }
}
