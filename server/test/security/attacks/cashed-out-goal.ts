import { secondMs } from '@xinghe/rules/base/instant.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { makeRecorder } from '../../../src/features/sports/book/record-news.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { settleDue } from '../../../src/features/sports/settle/settling.ts'
import { openCashOutFixture, type CashOutFixture } from '../../cash-out-fixture.ts'
import { handicap, nextGoal } from '../../picks.ts'
import { happened, reportAt, runningMarkets } from '../../sports-news.ts'
import type { Attack } from '../attack.ts'

const goalPrice = hkPrice(110)
const markets = runningMarkets.map((market) =>
  market.play === 'NG' ? { ...market, offers: ['H', goalPrice, 'N', 600, 'C', 130] } : market,
)

/** When things happen, in seconds after the goal. */
interface Course {
  /** The feed suspends the match for the review: at once, or when the goal was confirmed long ago. */
  readonly reviewed: number
  readonly annulled: number
  readonly reopened: number
  readonly asked: ReadonlySet<number>
}

const asks = 6
/** Past the moment when the annulment is confirmed too, and the settlement has taken the goal back. */
const lastSecond = 130
const settledEvery = 3
/** A request made earlier would be decided before the review, by a goal that stood. */
const countdownSeconds = 6

const courseOf = (rng: Rng): Course => {
  const reviewed = rng.below(2) === 0 ? 0 : 35 + rng.below(15)
  const annulled = reviewed + 3 + rng.below(40)
  const first = Math.max(0, reviewed - countdownSeconds + 1)
  const asked = Array.from({ length: asks }, () => first + rng.below(annulled + 40 - first))
  return { reviewed, annulled, reopened: annulled + rng.below(5), asked: new Set(asked) }
}

/** One combination with a leg on the goal; returns the cash outs that were paid as if the goal stood. */
const followGoal = async (fixture: CashOutFixture, rng: Rng): Promise<string[]> => {
  const { sql, settings, bookWriter, cashing } = fixture
  const clock = { now: () => fixture.now(), advance: null }
  const log = { error: () => undefined }
  const recorder = makeRecorder({ sql, clock, settings }, bookWriter.book, log)
  const hear = (news: FeedNews): void => {
    fixture.hear(news)
    recorder.hear([news])
  }
  const [matchId, other, memberId] = [
    fixture.runningMatch(),
    fixture.match(),
    await fixture.member(),
  ]
  const score = (home: number) =>
    hear(happened(matchId, fixture.now(), 'score', reportAt([home, 0])))
  const status = (to: 'open' | 'suspended') =>
    hear({ kind: 'status', at: fixture.now(), matchId, status: to })
  hear({ kind: 'prices', at: fixture.now(), matchId, running: true, markets })
  await recorder.storeMatches([matchId, other])
  const picks = [{ ...nextGoal(matchId), hk: goalPrice }, handicap(other)]
  const betId = await fixture.openBet(memberId, { code: '2x1', stake: 1_000n, picks })
  const worth = await fixture.offer(memberId, betId)
  if (typeof worth !== 'bigint') throw new Error(`the combination has no value: ${worth}`)

  const { reviewed, annulled, reopened, asked } = courseOf(rng)
  const ids: string[] = []
  score(1)
  for (let second = 0; second <= lastSecond; second += 1) {
    if (second === reviewed) status('suspended')
    if (second === annulled) score(0)
    if (second === reopened) status('open')
    if (asked.has(second) && (await fixture.betRow(betId)).state === 'open')
      ids.push((await fixture.ask(memberId, betId)).id)
    fixture.pass(secondMs)
    await cashing.decideDue()
    if (second % settledEvery !== 0) continue
    await recorder.flush()
    await settleDue({ sql, clock })
  }
  const rows = await Promise.all(ids.map((id) => fixture.cashOutRow(id)))
  return rows
    .filter(({ state, value }) => state === 'accepted' && (value ?? 0n) > worth)
    .map(({ value }) => `${value} fen for a bet that was worth ${worth}`)
}

export const attack: Attack = {
  item: 'late betting',
  title: 'no combination is cashed out by a goal that is under review or was annulled',
  async run({ form, seed }) {
    const rounds = form === 'short' ? 6 : 100
    const rng = seededRng(seed)
    const fixture = await openCashOutFixture()
    try {
      const breaches: string[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const paid = await followGoal(fixture, rng)
        breaches.push(...paid.map((each) => `round ${round}: ${each}`))
      }
      return {
        tried: `${rounds} annulled goals, each with ${asks} requests`,
        breaches: [...breaches, ...(await fixture.faults())],
      }
    } finally {
      await fixture.close()
    }
  },
}
