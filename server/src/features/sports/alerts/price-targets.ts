import { Refused } from '@xinghe/contract/refusal.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { priceTargetsMost, targetDirection } from '@xinghe/rules/sports/price-target.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { checkFeed, type MemberAsking, type Method, type ResourceParts } from '../parts/method.ts'
import { deleteDone, deleteTarget, insertTarget, readTargets } from '../targets/store-target.ts'

/** A target that was reached, or whose match is over, is listed for this long. */
const doneListedMs = 3 * dayMs

const idPrefix = 'target_'

type Targets = ResourceAnswer<'priceTargets'>

const stateOf = (reachedAt: Instant | null, overAt: Instant | null): Targets[number]['state'] => {
  if (reachedAt !== null) return 'reached'
  return overAt === null ? 'waiting' : 'over'
}

const targetsOf = async (
  { platform }: ResourceParts,
  { member, language }: MemberAsking,
): Promise<Targets> => {
  const stored = await readTargets(platform.sql, member.memberId)
  const listedFrom = later(member.now, -doneListedMs)
  return stored
    .filter(({ reachedAt, overAt }) => (reachedAt ?? overAt ?? member.now) >= listedFrom)
    .map(({ overAt, ...target }) => ({
      ...target,
      id: `${idPrefix}${target.id}`,
      home: inScript(language, target.home),
      away: inScript(language, target.away),
      state: stateOf(target.reachedAt, overAt),
    }))
}

export const readPriceTargets: Method<'priceTargets'> = (parts, _, asking) =>
  targetsOf(parts, asking)

export const savePriceTarget: Method<'savePriceTarget'> = async (parts, input, asking) => {
  const { book, platform } = parts
  const { memberId, now } = asking.member
  checkFeed(book)
  const offer = book.pickOffer(input)
  if (offer === null || book.match(input.matchId) === null) throw new Refused('resource-empty')
  const direction = targetDirection(input.target, offer.hk)
  if (direction === null) throw new Refused('resource-parameter', { fields: ['target'] })
  const { gameType, discipline, home, away, play, line, goalNumber } = offer
  const { matchId, side, target } = input
  const pick = { matchId, gameType, discipline, home, away, play, line, goalNumber, side }
  await deleteDone(platform.sql, memberId, later(now, -doneListedMs))
  const wanted = { ...pick, target, direction }
  if (!(await insertTarget(platform.sql, memberId, wanted, now, priceTargetsMost)))
    throw new Refused('list-full')
  return targetsOf(parts, asking)
}

export const deletePriceTarget: Method<'deletePriceTarget'> = async (parts, { id }, asking) => {
  const number = id.startsWith(idPrefix) ? id.slice(idPrefix.length) : ''
  await deleteTarget(parts.platform.sql, asking.member.memberId, number)
  return targetsOf(parts, asking)
}
