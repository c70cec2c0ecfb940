import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { helpVote } from '@xinghe/contract/site-support.ts'
import type { Sql } from '../../platform/database/connect.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { findVote, insertVote } from './store-help.ts'

/** A visitor who votes and logs in is still one person: the browser's vote counts for the member too. */
export const voteOnHelp = async (
  sql: Sql,
  { page, helpful }: InputOf<typeof helpVote>,
  { session, uuid, now }: CallContext,
): Promise<OutputOf<typeof helpVote>> => {
  const browser = `browser ${uuid}`
  const voter = session === null ? browser : `member ${session.memberId}`
  const before = await findVote(sql, page, [voter, browser])
  if (before !== null) return { helpful: before ? 1 : 0 }
  await insertVote(sql, { page, voter, helpful: helpful === 1, now })
  // Read again: a vote that was sent twice at once is stored once.
  const stored = await findVote(sql, page, [voter])
  return { helpful: stored === true ? 1 : 0 }
}
