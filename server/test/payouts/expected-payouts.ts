import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, later, siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { RaceTerms } from '@xinghe/rules/promotions/terms.ts'
import type { VipTerms } from '@xinghe/rules/vip/terms.ts'
import type { PayoutMember, WrittenFact } from './play-days.ts'

/** `source period item member` and the amount, as the awards must be. */
export type ExpectedAwards = ReadonlyMap<string, Fen>

export const awardKey = (
  source: string,
  period: string,
  item: string,
  memberId: MemberId,
): string => `${source} ${period} ${item} ${memberId}`

interface DayPlay {
  /** Counted by `category edge`. */
  readonly parts: Map<string, Fen>
  readonly raced: Fen
  readonly reachedAt: Instant
}

/** What counts of some facts of one day: of a hedged pair what is left after twice the smaller side. */
const countedParts = (facts: readonly WrittenFact[]): Map<string, Fen> => {
  const parts = new Map<string, Fen>()
  const add = ({ category, edgeBp }: WrittenFact, amount: Fen): void => {
    const key = `${category} ${edgeBp}`
    parts.set(key, (parts.get(key) ?? 0n) + amount)
  }
  for (const fact of facts) add(fact, fact.turnover)
  const pairs = Map.groupBy(facts, ({ hedge }) => hedge?.group ?? '')
  for (const [group, pair] of pairs) {
    const [first, second] = pair
    if (group === '' || first === undefined || second === undefined) continue
    const smaller = first.turnover < second.turnover ? first.turnover : second.turnover
    add(first, -2n * smaller)
  }
  return parts
}

const sum = (amounts: Iterable<Fen>): Fen => [...amounts].reduce((all, one) => all + one, 0n)

const roundedHalfUp = (top: bigint, bottom: bigint): bigint => {
  const [size, sign] = top < 0n ? [-top, -1n] : [top, 1n]
  return (sign * (2n * size + bottom)) / (2n * bottom)
}

interface Days {
  /** All days from the first play on, in order. */
  readonly days: readonly string[]
  /** Days that ended before it have no run. */
  readonly paidFrom: Instant
  /** Runs that fall due later are not paid. */
  readonly until: Instant
}

/**
 * All awards of payout runs and grades, computed from the written facts and the terms without any of the
 * product's rules.
 */
export const expectedAwards = (
  facts: readonly WrittenFact[],
  members: readonly PayoutMember[],
  terms: { readonly vip: VipTerms; readonly race: RaceTerms },
  days: Days,
): ExpectedAwards => {
  const awards = new Map<string, Fen>()
  const racers = new Map<string, { memberId: MemberId; counted: Fen; reachedAt: Instant }[]>()
  const byMember = Map.groupBy(facts, ({ memberId }) => memberId)
  for (const member of members) {
    const play = dayPlays(byMember.get(member.id) ?? [], terms.race)
    addGradedAwards(awards, member, play, terms.vip, days)
    for (const [week, weekDays] of weeksOf(days.days)) {
      if (!isPaid(weekDays.at(-1) ?? '', 4 * hourMs, days)) continue
      const played = weekDays.flatMap((day) => play.get(day) ?? [])
      const counted = sum(played.map(({ raced }) => raced))
      const reachedAt = Math.max(...played.map((one) => one.reachedAt)) as Instant
      const place = { memberId: member.id, counted, reachedAt }
      if (counted >= terms.race.least) racers.set(week, [...(racers.get(week) ?? []), place])
    }
  }
  for (const [week, places] of racers) {
    places.sort(
      (a, b) =>
        Number(b.counted - a.counted) ||
        a.reachedAt - b.reachedAt ||
        (a.memberId < b.memberId ? -1 : 1),
    )
    places.forEach(({ memberId }, at) => {
      const prize = terms.race.prizes.find(({ from, to }) => from <= at + 1 && at + 1 <= to)
      if (prize === undefined) return
      awards.set(awardKey('racePage/1', week, `rank-${at + 1}`, memberId), prize.amount)
    })
  }
  return awards
}

/** Of one member, by day. */
const dayPlays = (facts: readonly WrittenFact[], race: RaceTerms): Map<string, DayPlay> => {
  const plays = new Map<string, DayPlay>()
  for (const [day, own] of Map.groupBy(facts, ({ at }) => siteDay(at))) {
    const raced = own.filter(({ category }) => race.categories.includes(category))
    plays.set(day, {
      parts: countedParts(own),
      raced: sum(countedParts(raced).values()),
      reachedAt: Math.max(0, ...raced.map(({ at }) => at)) as Instant,
    })
  }
  return plays
}

const dayBegins = (day: string): Instant => (Date.parse(day) - 8 * hourMs) as Instant

const isPaid = (day: string, dueAfterMs: number, { paidFrom, until }: Days): boolean => {
  const end = later(dayBegins(day), dayMs)
  return end >= paidFrom && later(end, dueAfterMs) <= until
}

/** Days by the name of their week. */
const weeksOf = (days: readonly string[]): Map<string, string[]> =>
  Map.groupBy(days, (day) => {
    const weekday = (new Date(day).getUTCDay() + 6) % 7
    return `${new Date(Date.parse(day) - weekday * dayMs).toISOString().slice(0, 10)}w`
  })

/** Rebates, gifts of weeks, birthdays and new grades: day by day with the grade that grows and falls. */
const addGradedAwards = (
  awards: Map<string, Fen>,
  { id, birthday, birthdayEnteredAt }: PayoutMember,
  plays: ReadonlyMap<string, DayPlay>,
  { grades, rebates, rebateBounds, birthday: birthdayTerms }: VipTerms,
  period: Days,
): void => {
  let [grade, highest, risenIn, total, carried] = [0, 0, '', 0n, 0n]
  const { days } = period
  const months = new Map<string, Fen>()
  const weeks = new Map<string, Fen>()
  const weekNames = new Map<string, string>()
  for (const [week, own] of weeksOf(days)) for (const day of own) weekNames.set(day, week)
  for (const day of days) {
    const month = day.slice(0, 7)
    if (day.endsWith('-01')) {
      // The month before ends: a grade that was not kept falls at 04:00.
      const before = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 7)
      const keep = grades[grade - 1]?.keep ?? 0n
      if (grade > 1 && risenIn < before && (months.get(before) ?? 0n) < keep) grade -= 1
    }
    const play = plays.get(day)
    const counted = play === undefined ? 0n : sum(play.parts.values())
    if (play !== undefined) {
      total += counted
      months.set(month, (months.get(month) ?? 0n) + counted)
      const [gradeBefore, highestBefore] = [grade, highest]
      const earned = grades.filter((row) => row.total <= total).length
      if (earned > highest) [grade, highest] = [earned, earned]
      while (grade < highest && (months.get(month) ?? 0n) >= (grades[grade]?.keep ?? 0n)) grade += 1
      if (grade !== gradeBefore) risenIn = month
      for (let at = highestBefore + 1; at <= highest; at += 1)
        awards.set(awardKey('vip-upgrade', '', String(at), id), grades[at - 1]?.upgradeGift ?? 0n)
      const doubled = [...play.parts].map(([key, amount]) => {
        const [category = '', edge = ''] = key.split(' ')
        const { low, step } = rebates[category as keyof typeof rebates]
        return amount * BigInt(Math.min(2 * (low + step * grade), Number(edge)))
      })
      if (
        isPaid(day, 4 * hourMs, period) &&
        [...play.parts.values()].some((amount) => amount !== 0n)
      ) {
        const due = roundedHalfUp(sum(doubled), 20_000n) + carried
        if (due < rebateBounds.least) carried = due
        else {
          const paid = due > rebateBounds.most ? rebateBounds.most : due
          awards.set(awardKey('rebate', day, '', id), paid)
          carried = 0n
        }
      }
    }
    const week = weekNames.get(day) ?? ''
    weeks.set(week, (weeks.get(week) ?? 0n) + counted)
    const row = grades[grade - 1]
    const nextDay = later(dayBegins(day), dayMs)
    const isSunday = new Date(day).getUTCDay() === 0
    if (isSunday && row !== undefined && (weeks.get(week) ?? 0n) >= row.weekNeeded)
      if (isPaid(day, 4 * hourMs, period))
        awards.set(awardKey('vip-week', week, '', id), row.weekGift)
    const isKnown = later(birthdayEnteredAt, birthdayTerms.confirmedDays * dayMs) <= nextDay
    if (
      siteDay(nextDay).slice(5) === birthday &&
      row !== undefined &&
      isKnown &&
      isPaid(day, 0, period)
    )
      awards.set(awardKey('vip-birthday', siteDay(nextDay).slice(0, 4), '', id), row.birthdayGift)
  }
}
