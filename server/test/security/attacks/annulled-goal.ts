import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { makeRecorder } from '../../../src/features/sports/book/record-news.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { settleDue } from '../../../src/features/sports/settle/settling.ts'
import { inPlay, single } from '../../picks.ts'
import { openPlacementFixture, type PlacementFixture } from '../../placement-fixture.ts'
import { happened, reportAt } from '../../sports-news.ts'
import type { Attack } from '../attack.ts'

const countdownMs = 8_500
const stake = 1_000n
const funds = 100_000n

/** Bets on the next goal, which is told, paid and annulled, with a restart between the two. */
const keepPayout = async (fixture: PlacementFixture): Promise<bigint> => {
  const { sql, settings, bookWriter } = fixture
  const clock = { now: () => fixture.now(), advance: null }
  const log = { error: () => undefined }
  const start = () => makeRecorder({ sql, clock, settings }, bookWriter.book, log)
  let recorder = start()
  const hear = async (news: FeedNews, passMs: number): Promise<void> => {
    fixture.hear(news)
    recorder.hear([news])
    fixture.pass(passMs)
    await recorder.flush()
    await settleDue({ sql, clock })
  }
  const match = fixture.runningMatch()
  const scored = (home: number): FeedNews =>
    happened(match, fixture.now(), 'score', reportAt([home, 0]))
  await hear(scored(0), 0)
  const memberId = await fixture.member({ venue: funds })
  const nextGoal = inPlay(match, {
    marketId: `${match}.NG..1`,
    play: 'NG',
    line: null,
    goalNumber: 1,
    hk: hkPrice(120),
  })
  await fixture.place(memberId, [single(nextGoal, stake)])
  fixture.pass(countdownMs)
  await fixture.placing.decideDue()
  await hear(scored(1), minuteMs)
  const paid = (await fixture.wallet(memberId)).venue
  if (paid <= funds) throw new Error('the goal was not paid')
  recorder = start()
  await hear(scored(0), minuteMs)
  return (await fixture.wallet(memberId)).venue - (funds - stake)
}

export const attack: Attack = {
  item: 'late betting',
  title: 'no payout of a goal outlives its annulment, although the process was restarted between',
  async run({ form }) {
    const rounds = form === 'short' ? 2 : 50
    const fixture = await openPlacementFixture()
    try {
      const breaches: string[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const kept = await keepPayout(fixture)
        if (kept !== 0n) breaches.push(`round ${round}: ${kept} fen were kept`)
      }
      return {
        tried: `${rounds} annulled goals`,
        breaches: [...breaches, ...(await fixture.faults())],
      }
    } finally {
      await fixture.close()
    }
  },
}
