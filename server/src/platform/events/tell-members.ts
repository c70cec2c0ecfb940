import type { Db } from '../database/connect.ts'
import { writeEvents } from './outbox.ts'

/** Members per event: its body must fit into one notification of at most 8,000 bytes. */
const membersPerEvent = 128

/** The bodies of `balances-changed` for these members. */
export const bodiesFor = (memberIds: readonly string[]): { memberIds: string[] }[] => {
  const bodies: { memberIds: string[] }[] = []
  for (let from = 0; from < memberIds.length; from += membersPerEvent)
    bodies.push({ memberIds: memberIds.slice(from, from + membersPerEvent) })
  return bodies
}

/** An event for the open pages of these members: their balances, letters or awards have changed. */
export const tellMembers = (db: Db, memberIds: readonly string[]): Promise<void> =>
  writeEvents(db, 'balances-changed', bodiesFor(memberIds))
