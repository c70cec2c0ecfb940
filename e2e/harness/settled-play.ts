import { expect } from '@playwright/test'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { payoutKinds } from '@xinghe/server/app/payout-kinds.ts'
import { countedUntil } from '@xinghe/server/ledger/counted-play/play-horizon.ts'
import { writePlayFacts } from '@xinghe/server/ledger/counted-play/write-facts.ts'
import { runPayouts } from '@xinghe/server/ledger/payouts/run-payouts.ts'
import { timestamp } from '@xinghe/server/platform/database/value.ts'
import type { Site } from './site.ts'

/** Settled bets on sports at the site's time; the server counts them within a second. */
export const settlePlay = async (site: Site, memberName: string, turnover: Fen): Promise<void> => {
  const [member] = await site.query<{ id: MemberId }[]>`
    select id from member where name = ${memberName}`
  if (member === undefined) throw new Error(`There is no member ${memberName}.`)
  const fact = {
    memberId: member.id,
    category: 'TY' as const,
    bet: `e2e/${site.now()}`,
    edgeBp: 450,
    turnover,
    net: -turnover / 20n,
    hedge: null,
  }
  await writePlayFacts(site.query, [fact], site.now())
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
