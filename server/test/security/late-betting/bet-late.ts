import { randomUUID } from 'node:crypto'
import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import { instant, later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import type { Book } from '../../../src/features/sports/book/book.ts'
import { inPlay, single } from '../../picks.ts'
import { until } from '../../until.ts'
import { openBettingHouse, type BettingHouse, type HouseProcess } from './betting-house.ts'
import { startScriptedFeed } from './scripted-feed.ts'
import { makeScriptedMatch, type ScriptedMatch } from './scripted-match.ts'

export interface LatePlan {
  readonly seed: number
  readonly orders: number
  readonly matches: number
  readonly processes: number
}

export interface LateReport {
  readonly orders: number
  readonly accepted: number
  readonly voided: number
  readonly silent: number
  readonly gaps: number
  readonly restarts: number
  readonly breaches: readonly string[]
}

interface SentOrder {
  readonly id: string
  readonly match: ScriptedMatch
  readonly score: Score
}

const stepMs = 250
/** Longer than the countdown, the wait for the feed and the latest news together. */
const windDownMs = 40 * secondMs
const longestMs = 3_600 * secondMs
const sharpBets = 3
/** A process ends once in so many steps, and stays away for up to `awaySteps`. */
const restartEvery = 150
const awaySteps = 40
/** Others bet on a match once in so many steps. */
const betEvery = 25
const begin = instant(Date.parse('2026-07-15T04:00:00Z'))

/** The pick as the book offers it now; null where nothing can be bet on. */
const offeredPick = (book: Book, matchId: string): WantedPick | null => {
  const pick = inPlay(matchId)
  const offer = book.pickOffer(pick)
  return offer?.state === 'open' && offer.live !== null
    ? { ...pick, hk: offer.hk, live: offer.live }
    : null
}

/** Sharp bettors see the match: they bet on what has happened and the book does not show yet. */
const betsOn = (rng: Rng, truth: Score, shown: Score | undefined): number => {
  if (shown !== undefined && truth.home > shown.home) return rng.below(sharpBets)
  return rng.below(betEvery) === 0 ? 1 : 0
}

const placeStep = async (
  rng: Rng,
  house: BettingHouse,
  matches: readonly ScriptedMatch[],
): Promise<SentOrder[]> => {
  const placed = matches.flatMap((match) => {
    const { book, placing } = house.processes[rng.below(house.processes.length)] as HouseProcess
    const pick = offeredPick(book, match.id)
    if (pick === null) return []
    const count = betsOn(rng, match.scoreAt(house.now()), pick.live?.score)
    return Array.from({ length: count }, async (): Promise<SentOrder[]> => {
      const memberId = house.members[rng.below(house.members.length)] ?? 'mem_'
      const { orders } = await placing.place(memberId, {
        requestId: randomUUID(),
        oddsType: 'H',
        policy: 'any',
        bets: [single(pick)],
      })
      return orders.map(({ id }) => ({
        id,
        match,
        score: pick.live?.score ?? { home: 0, away: 0 },
      }))
    })
  })
  return (await Promise.all(placed)).flat()
}

interface EndedOrder {
  readonly id: string
  readonly state: string
  readonly acceptedAt: Instant | null
  readonly result: string | null
  readonly refusedWhy: string | null
  readonly stake: bigint
  readonly payout: bigint | null
}

const readEnds = (sql: BettingHouse['sql']): Promise<EndedOrder[]> => sql<EndedOrder[]>`
  select 'bet_' || id as id, state, accepted_at as "acceptedAt", result, refused_why as "refusedWhy",
         stake, payout
  from sports_bet order by id`

/** An accepted bet that is not void was taken on the score of its acceptance, by the times of the feed. */
const breachOf = (sent: SentOrder, ended: EndedOrder): string | null => {
  const { id, state, acceptedAt, result, stake, payout } = ended
  if (state === 'refused') return null
  if (state !== 'settled' || acceptedAt === null) return `${id} is ${state}`
  if (result === 'D') return payout === stake ? null : `${id} is void and got ${payout} of ${stake}`
  const truth = sent.match.scoreAt(acceptedAt)
  return truth.home === sent.score.home
    ? null
    : `${id} was accepted at ${sent.score.home}-0 when it stood ${truth.home}-0`
}

/** Bets through a feed that is late, has gaps at goals, repeats and reorders, in processes that end and start. */
export const betLate = async (plan: LatePlan): Promise<LateReport> => {
  const rng = seededRng(plan.seed)
  const matches = Array.from({ length: plan.matches }, (_, at) =>
    makeScriptedMatch(rng, `m${at}`, begin, later(begin, longestMs)),
  )
  const feed = await startScriptedFeed(rng, matches, begin)
  const house = await openBettingHouse(feed.url, begin, plan.processes)
  const sent: SentOrder[] = []
  let steps = 0
  let restarts = 0
  let nextRestart = restartEvery
  const step = async (): Promise<void> => {
    steps += 1
    house.goTo(later(house.now(), stepMs))
    await feed.goTo(house.now())
    for (const { placing } of house.processes) await placing.decideDue()
    if (steps % 40 === 0) await house.settle()
  }
  const areWhole = (): boolean => house.processes.every(({ book }) => book.isWhole())
  const restart = async (): Promise<void> => {
    restarts += 1
    await house.restart(async () => {
      for (let away = rng.below(awaySteps); away > 0; away -= 1) await step()
    })
    // The feed may hold its snapshots back for some time.
    await until('the snapshot of a new process', async () => {
      if (!areWhole()) await step()
      return areWhole() ? true : null
    })
  }
  try {
    await until('the first snapshot', () => (areWhole() ? true : null))
    while (sent.length < plan.orders && house.now() < later(begin, longestMs)) {
      await step()
      sent.push(...(await placeStep(rng, house, matches)))
      if (steps >= nextRestart) {
        await restart()
        nextRestart = steps + restartEvery
      }
    }
    feed.behave()
    for (let left = windDownMs; left > 0; left -= stepMs) await step()
    for (const match of matches) feed.say(match.end(house.now()))
    await until('all orders are decided and settled', async () => {
      await step()
      await house.settle()
      const [row] = await house.sql<{ left: number }[]>`
        select count(*)::integer as left from sports_bet where state in ('confirming', 'open')`
      return row?.left === 0 ? true : null
    })
    const ends = new Map((await readEnds(house.sql)).map((end) => [end.id, end]))
    const ended = sent.map((order) => [order, ends.get(order.id)] as const)
    const breaches = ended.flatMap(([order, end]) =>
      end === undefined ? [`${order.id} is gone`] : (breachOf(order, end) ?? []),
    )
    const count = (is: (end: EndedOrder) => boolean): number => [...ends.values()].filter(is).length
    return {
      orders: sent.length,
      accepted: count(({ state, result }) => state === 'settled' && result !== 'D'),
      voided: count(({ result }) => result === 'D'),
      silent: count(({ refusedWhy }) => refusedWhy === 'feed-silent'),
      gaps: feed.gaps,
      restarts,
      breaches: [...breaches, ...(await house.faults())],
    }
  } finally {
    await house.close()
    await feed.close()
  }
}
