import { expect, vi } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { HedgeSide, PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import { countingHooks } from '../src/app/counting-hooks.ts'
import { payoutKinds } from '../src/app/payout-kinds.ts'
import { advanceHorizon, countedUntil } from '../src/ledger/counted-play/play-horizon.ts'
import { countAllFacts } from '../src/ledger/counted-play/start-counting.ts'
import { writePlayFacts } from '../src/ledger/counted-play/write-facts.ts'
import type { PayoutKind } from '../src/ledger/payouts/payout-kind.ts'
import { runPayouts } from '../src/ledger/payouts/run-payouts.ts'
import { timestamp } from '../src/platform/database/value.ts'
import { patient } from '../../tools/machine-speed.ts'
import { countEverything } from './counted-play.ts'
import type { TestSite } from './site.ts'

export const yuan = (amount: number): Fen => BigInt(Math.round(amount * 100))

interface PlayedAs {
  readonly category?: PlayCategory
  readonly edgeBp?: number
  readonly hedge?: HedgeSide
}

let facts = 0
/** The fact of settled play at the site's time. */
export const writeSettled = (
  { platform: { sql, clock } }: TestSite,
  memberId: MemberId,
  turnover: Fen,
  { category = 'TY', edgeBp = 450, hedge }: PlayedAs = {},
): Promise<void> => {
  const fact = { memberId, category, edgeBp, turnover, net: -turnover / 20n, hedge: hedge ?? null }
  return sql.begin((tx) =>
    writePlayFacts(tx, [{ ...fact, bet: `test/${(facts += 1)}` }], clock.now()),
  )
}

/** Counts settled play, with all that follows from it. */
export const countAll = ({ platform }: TestSite): Promise<void> =>
  countEverything(platform.sql, () => countAllFacts(platform.sql, countingHooks(platform)))

export const playAndCount = async (
  site: TestSite,
  memberId: MemberId,
  turnover: Fen,
  as: PlayedAs = {},
): Promise<void> => {
  await writeSettled(site, memberId, turnover, as)
  await countAll(site)
}

/** Moves the site's clock forward to an instant. */
export const goTo = ({ platform }: TestSite, at: Instant): void => {
  platform.clock.advance?.(at - platform.clock.now())
}

/** Pays what is due; the site's own job may be at work on the same runs. */
export const payDue = (
  { platform }: TestSite,
  kinds: readonly PayoutKind[] = payoutKinds,
): Promise<void> => {
  const { sql, clock } = platform
  return vi.waitFor(async () => {
    // The first call sets the mark that the second one reaches.
    for (let calls = 0; calls < 2; calls += 1) await advanceHorizon(sql, clock.now())
    await runPayouts(sql, kinds, countedUntil, clock.now())
    const left = await sql`
      select kind, period from payout_run
      where state <> 'done' and due_at <= ${timestamp(clock.now())}
        and kind = any(${kinds.map(({ kind }) => kind)}::text[])`
    expect(left).toEqual([])
  }, patient(10_000))
}
