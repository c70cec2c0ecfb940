import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { playCategories, type HedgeSide, type PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { writePlayFacts } from '../../src/ledger/counted-play/write-facts.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { insertManyMembers } from '../many-members.ts'
import { oneOf } from '../random-choice.ts'

/** A settled bet as it was written. */
export interface WrittenFact {
  readonly memberId: MemberId
  readonly category: PlayCategory
  readonly edgeBp: number
  readonly turnover: Fen
  readonly hedge: HedgeSide | null
  readonly at: Instant
}

export interface PayoutMember {
  readonly id: MemberId
  /** `10-31`; null where none was entered. */
  readonly birthday: string | null
  readonly birthdayEnteredAt: Instant
}

/** Some have their birthday in the days of the run, and some of these entered it too late. */
export const makePayoutMembers = async (
  sql: Sql,
  rng: Rng,
  count: number,
  begin: Instant,
): Promise<PayoutMember[]> => {
  const run = rng.below(1_000_000)
  const members = Array.from({ length: count }, (_, at): PayoutMember => {
    const hasBirthday = rng.below(3) > 0
    const day = dayPeriod(later(begin, (40 + rng.below(9)) * dayMs)).name.slice(5)
    return {
      id: `mem_payout${run}${String(at).padStart(6, '0')}`,
      birthday: hasBirthday ? day : null,
      birthdayEnteredAt: later(begin, rng.below(4) * 6 * dayMs),
    }
  })
  await insertManyMembers(
    sql,
    members.map(({ id }) => id),
    begin,
  )
  const born = members.filter(({ birthday }) => birthday !== null)
  await sql`
    update member set birthday = given.birthday, birthday_entered_at = given.entered_at
    from unnest(${born.map(({ id }) => id)}::text[],
                ${born.map(({ birthday }) => `1990-${birthday}`)}::date[],
                ${born.map(({ birthdayEnteredAt }) => timestamp(birthdayEnteredAt))}::timestamptz[])
      as given (id, birthday, entered_at)
    where member.id = given.id`
  return members
}

/** From small change to sums of several grades. */
const someTurnover = (rng: Rng, most: number): Fen => {
  const size = 10 ** (3 + rng.below(most))
  return BigInt(1 + rng.below(9 * size))
}

/** Singles, corrections below zero, and bets on both sides of a match, which count only in part. */
const someFacts = (
  rng: Rng,
  memberId: MemberId,
  name: string,
  most: number,
  isFirst: boolean,
): Omit<WrittenFact, 'at'>[] => {
  const play = {
    memberId,
    category: oneOf(rng, playCategories),
    edgeBp: 20 + rng.below(500),
    hedge: null,
  }
  const turnover = someTurnover(rng, most)
  const dice = rng.below(10)
  // Only first in a day: a grade that was reached before a correction stays, and the facts of a day may be
  // counted together or one after the other.
  if (dice === 0 && isFirst) return [{ ...play, turnover: -turnover / 10n }]
  if (dice === 1)
    return ['home', 'away'].map((side) => ({
      ...play,
      turnover: someTurnover(rng, most),
      hedge: { group: name, side, sides: 2 },
    }))
  return [{ ...play, turnover }]
}

/** Writes the play of a day, in several transactions at different times of it. */
export const playDay = async (
  sql: Sql,
  rng: Rng,
  members: readonly PayoutMember[],
  day: Instant,
  /** Digits of the highest sums beyond 10.00. */
  most: number,
): Promise<WrittenFact[]> => {
  const written: WrittenFact[] = []
  const parts = 4
  for (let part = 0; part < parts; part += 1) {
    const at = later(dayPeriod(day).from, 10 * hourMs + part * minuteMs)
    const facts = members
      .filter(() => rng.below(parts) === 0)
      .flatMap(({ id }) => someFacts(rng, id, `${day}/${part}`, most, part === 0))
    await sql.begin((tx) =>
      writePlayFacts(
        tx,
        facts.map((fact, index) => ({
          ...fact,
          net: -fact.turnover / 20n,
          bet: `${day}/${part}/${index}`,
        })),
        at,
      ),
    )
    written.push(...facts.map((fact) => ({ ...fact, at })))
  }
  return written
}
