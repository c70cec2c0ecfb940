import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { releaseTurnover } from '../../ledger/fill-turnover.ts'
import { lockMembers } from '../../ledger/lock-members.ts'
import { readOutsideStandings } from '../../ledger/outside-standing.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import { writeAuditLine } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/parts.ts'
import { insertCorrection } from './store-correction.ts'
import { findChannel, findMembers } from './venues/store.ts'

export interface VenueCorrection {
  readonly name: string
  readonly code: string
  /** Positive when the venue gave it to the member, negative when it took it; zero settles that all is reported. */
  readonly amount: Fen
  readonly reason: string
  readonly actor: string
}

/**
 * By an operator: what an outside venue has given a member or taken without reporting a bet. It moves no money
 * and counts as no play; without it the site would wait for a report that never comes.
 */
export const correctVenue = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { name, code, amount, reason, actor }: VenueCorrection,
): Promise<string> => {
  if (reason.trim() === '') throw new Error('a reason is needed')
  if ((await findChannel(sql, code))?.kind !== 'outside')
    throw new Error(`there is no outside venue ${code}`)
  const [member] = await findMembers(sql, [name])
  if (member === undefined) throw new Error(`there is no member "${name}"`)
  return withWallets(sql, async (tx) => {
    const now = clock.now()
    await lockMembers(tx, [member.id])
    const standings = await readOutsideStandings(tx, member.id)
    const before = standings.find(({ venue }) => venue === code)?.balance ?? 0n
    const after = fenToGroupedText(before + amount)
    const auditLine = await writeAuditLine(tx, {
      actor,
      action: 'correct-venue',
      subject: member.id,
      detail: { venue: code, amount: fenToGroupedText(amount), reason },
      before: { balance: fenToGroupedText(before) },
      after: { balance: after },
      now,
    })
    await insertCorrection(tx, { venue: code, memberId: member.id, amount, auditLine, now })
    await releaseTurnover(tx, member.id, now)
    return `${member.name} has ${after} at ${code}`
  })
}
