import { expect } from '@playwright/test'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import { payoutKinds } from '@xinghe/server/app/payout-kinds.ts'
import { changeTurnovers } from '@xinghe/server/ledger/change-turnovers.ts'
import { countedUntil } from '@xinghe/server/ledger/counted-play/play-horizon.ts'
import { writePlayFacts } from '@xinghe/server/ledger/counted-play/write-facts.ts'
import { lockMembers } from '@xinghe/server/ledger/lock-members.ts'
import { runPayouts } from '@xinghe/server/ledger/payouts/run-payouts.ts'
import { timestamp } from '@xinghe/server/platform/database/value.ts'
import type { Site } from './site.ts'

/**
 * Settled play at the site's time, on sports unless said otherwise: it fills lines of deposits as settlement
 * does, and the server counts it within a second.
 */
export const settlePlay = async (
  site: Site,
  memberName: string,
  turnover: Fen,
  category: PlayCategory = 'TY',
): Promise<void> => {
  const [member] = await site.query<{ id: MemberId }[]>`
    select id from member where name = ${memberName}`
  if (member === undefined) throw new Error(`There is no member ${memberName}.`)
  const fact = {
    memberId: member.id,
    category,
    bet: `e2e/${site.now()}`,
    edgeBp: 450,
    turnover,
    net: -turnover / 20n,
    hedge: null,
  }
  await site.query.begin(async (tx) => {
    await lockMembers(tx, [member.id])
    await changeTurnovers(tx, new Map([[member.id, turnover]]))
    await writePlayFacts(tx, [fact], site.now())
  })
}

/** Pays what is due, as the server's job does every minute. */
export const payDue = (site: Site): Promise<void> =>
  expect
    .poll(async () => {
      await runPayouts(site.query, payoutKinds, countedUntil, site.now())
      const left = await site.query`
        select 1 from payout_run where state <> 'done' and due_at <= ${timestamp(site.now())}`
      return left.length
    }, 'open payout runs')
    .toBe(0)
