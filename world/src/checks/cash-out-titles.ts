import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { hkPrice, oddsOf } from '@xinghe/rules/base/odds.ts'
import { sharesOfChance } from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import { fairChance, type PossibleSide } from '@xinghe/rules/sports/cash-out/fair-chance.ts'
import { cashOutValue } from '@xinghe/rules/sports/cash-out/value.ts'
import { settleBet } from '@xinghe/rules/sports/settle-bet.ts'
import { settleChampion } from '@xinghe/rules/sports/settle-champion.ts'
import { lastRoundOf, roundSpan, type Calendar } from '../calendar/calendar.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import { championId } from '../match/feed-names.ts'
import type { League } from '../match/match.ts'
import { makeEndOf } from '../model/end-of-match.ts'
import { makeChampionMessages } from '../titles/champion-messages.ts'

const priceMarginBps = 500
const cashOutMarginBps = 400
const stake = 100_000n
/** The season that is played of each league. */
const season = 5

/** Whether a bet is cashed out at a value, `wait` breaks between rounds after it was placed. */
const strategies = {
  held: () => false,
  always: () => true,
  gains: (value: bigint) => value > stake,
  losses: (value: bigint) => value < stake,
  /** Waits for a doubled value, and takes what is left after eight rounds. */
  rescued: (value: bigint, wait: number) => value > 2n * stake || wait >= 8,
} as const

/** Bets by their price. At the highest price of a title a bet is bad, and would hide what the others gain. */
const bands = {
  likely: [1, 1_000],
  unlikely: [1_000, 5_000],
  outsider: [5_000, 10_000],
  longshot: [10_000, 20_000],
} as const
type Band = keyof typeof bands

export interface TitleReport {
  /** Runners that are worth more than the probability behind their price. */
  readonly faults: readonly string[]
  readonly bets: number
  /** Bets with a value in some break after them. */
  readonly cashable: number
  /** Return above stake ÷ (1 + margin) in standard errors; each season is one observation. */
  readonly deviations: Readonly<Record<string, number>>
}

interface PricedRunner extends PossibleSide {
  readonly probability: number
}

/** The prices of one break between rounds. */
type Look = readonly PricedRunner[]

interface FollowedSeason {
  readonly looks: readonly Look[]
  readonly winners: readonly string[]
}

const followSeason = (calendar: Calendar, league: League): FollowedSeason => {
  const own = { ...calendar, leagues: [league] }
  const titles = makeChampionMessages(own, makeEndOf(), priceMarginBps)
  const [starts] = roundSpan(league, lastRoundOf(league, season - 1) + 1)
  const [, ends] = roundSpan(league, lastRoundOf(league, season))
  const looks: Look[] = []
  let winners: readonly string[] = []
  for (const { matchId, make } of titles.between(starts, later(ends, dayMs))) {
    if (matchId !== championId(league, season)) continue
    const message = make()
    if (message.kind === 'champion-result') winners = message.winners
    if (message.kind !== 'champion') continue
    const { open, closesAt, runners } = message.champion
    if (!open || message.at >= closesAt) continue
    const priced = runners.filter(({ hk }) => hk > 0)
    looks.push(priced.map(({ teamId, ...runner }) => ({ ...runner, side: teamId })))
  }
  return { looks, winners }
}

const betAt = (hk: number) => ({ kind: 'single', stake, odds: oddsOf(hkPrice(hk), 'E') }) as const

const valueAt = (look: Look, side: string, hk: number): bigint | null => {
  const chance = fairChance(look, side)
  return chance === null
    ? null
    : cashOutValue(betAt(hk), [sharesOfChance(chance)], cashOutMarginBps)
}

interface Sums {
  readonly faults: string[]
  bets: number
  cashable: number
  /** By band and strategy. */
  readonly surplus: Map<string, number>
}

const fair = 1 / (1 + priceMarginBps / 10_000)

const bandOf = (hk: number): Band | undefined =>
  (Object.keys(bands) as Band[]).find((band) => hk >= bands[band][0] && hk < bands[band][1])

const betOnSeason = ({ looks, winners }: FollowedSeason): Sums => {
  const sums: Sums = { faults: [], bets: 0, cashable: 0, surplus: new Map() }
  for (const [place, look] of looks.entries())
    for (const { side, hk, probability } of look) {
      const atOnce = valueAt(look, side, hk)
      if (Number(atOnce ?? 0n) > Number(stake) * probability * (1 + hk / 100))
        sums.faults.push(`${side} at ${hk} is above its expectation in break ${place}`)
      const band = bandOf(hk)
      if (band === undefined) continue
      const held = settleBet(betAt(hk), [settleChampion(side, { winners, withdrawn: [] })])
      if (held === null) throw new Error('a season without a champion')
      const values = looks.slice(place + 1).map((next) => valueAt(next, side, hk))
      sums.bets += 1
      sums.cashable += values.some((value) => value !== null) ? 1 : 0
      for (const [name, takes] of Object.entries(strategies)) {
        const taken = values.find((value, at) => value !== null && takes(value, at + 1))
        const back = Number(taken ?? held.payout) / Number(stake)
        const key = `${band} ${name}`
        sums.surplus.set(key, (sums.surplus.get(key) ?? 0) + back - fair)
      }
    }
  return sums
}

const deviationOf = (all: readonly Sums[], key: string): number => {
  const surpluses = all.map(({ surplus }) => surplus.get(key) ?? 0)
  const sum = surpluses.reduce((total, surplus) => total + surplus, 0)
  return sum / Math.sqrt(surpluses.reduce((total, surplus) => total + surplus ** 2, 0))
}

/** Plays a season of every title with a bet on each of its prices, cashed out later by several strategies. */
export const checkTitleCashOuts = (seed = 2_026): TitleReport => {
  const calendar: Calendar = { seed, leagues: makeLeagues(seed), clockRate: 2 }
  const all = calendar.leagues
    .filter(({ hasChampion }) => hasChampion)
    .map((league) => betOnSeason(followSeason(calendar, league)))
  const keys = new Set(all.flatMap(({ surplus }) => [...surplus.keys()]))
  return {
    faults: all.flatMap(({ faults }) => faults),
    bets: all.reduce((sum, { bets }) => sum + bets, 0),
    cashable: all.reduce((sum, { cashable }) => sum + cashable, 0),
    deviations: Object.fromEntries([...keys].map((key) => [key, deviationOf(all, key)])),
  }
}
