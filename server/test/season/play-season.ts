import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { settleDue } from '../../src/features/sports/settle/settling.ts'
import { cashOutSome } from './season-cash-outs.ts'
import { lookAt, offerOf, requestOf, someOf } from './season-bets.ts'
import { seasonMember, type SeasonHouse } from './season-house.ts'
import { somethingElse, voidTheRest } from './season-operator.ts'

export interface SeasonPlan {
  /** Letters that are unique among the seasons of this process. */
  readonly name: string
  readonly seed: number
  readonly begin: Instant
  readonly hours: number
  readonly members: number
  /** Members who bet in one step, and matches that they look at. */
  readonly busy: number
  readonly board: number
  readonly stepMinutes: number
  /** How long matches continue after the last bets; bets that are open then are voided. */
  readonly windDownHours: number
}

/** Longer than any countdown. */
const countdownMs = 9 * secondMs

/** Each step has its own random numbers, so that a repeated step is the same. */
const diceOf = ({ seed }: SeasonPlan, step: number): Rng => seededRng(seed * 1_000_003 + step)

const placeAll = async (house: SeasonHouse, plan: SeasonPlan, step: number): Promise<string[]> => {
  const { world, platform, placing } = house
  const rng = diceOf(plan, step)
  const now = platform.clock.now()
  const offer = offerOf(world.book, later(plan.begin, plan.hours * hourMs))
  const board = lookAt(rng, offer, plan.board)
  for (const id of board) world.price(id, now)
  const chosen = new Map<MemberId, string[]>()
  for (let at = 0; at < plan.busy; at += 1)
    chosen.set(seasonMember(plan.name, rng.below(plan.members)), someOf(rng, board))
  const requests = [...chosen].flatMap(([memberId, ids], at) => {
    const request = requestOf(rng, world.book, `season-${step}-${at}`, ids)
    return request === null ? [] : [{ memberId, request }]
  })
  await Promise.all(requests.map(({ memberId, request }) => placing.place(memberId, request)))
  await somethingElse(house, rng, step, () => seasonMember(plan.name, rng.below(plan.members)))
  return board
}

const settleAll = async ({ world, platform }: SeasonHouse): Promise<void> => {
  await world.flush()
  await settleDue(platform)
}

/** Quotes, bets and cash outs, after a countdown those in play, then the settlements. */
const playStep = async (house: SeasonHouse, plan: SeasonPlan, step: number): Promise<void> => {
  const at = later(plan.begin, step * plan.stepMinutes * minuteMs)
  house.goTo(at)
  await settleAll(house)
  const board = await placeAll(house, plan, step)
  const cashed = await cashOutSome(house, step)
  const decidedAt = later(at, countdownMs)
  house.goTo(decidedAt)
  for (const id of new Set([...board, ...cashed])) house.world.price(id, decidedAt)
  await house.placing.decideDue()
  await house.cashing.decideDue()
}

export const stepsOf = ({ hours, stepMinutes }: SeasonPlan): number =>
  Math.floor((hours * 60) / stepMinutes)

/** Plays from a step to the end; `done` is called after every step. */
export const playSeason = async (
  house: SeasonHouse,
  plan: SeasonPlan,
  from = 0,
  done: (step: number) => void = () => undefined,
): Promise<void> => {
  for (let step = from; step < stepsOf(plan); step += 1) {
    await playStep(house, plan, step)
    done(step)
  }
  for (let hour = 1; hour <= plan.windDownHours; hour += 1) {
    house.goTo(later(plan.begin, (plan.hours + hour) * hourMs))
    await house.placing.decideDue()
    await house.cashing.decideDue()
    await settleAll(house)
  }
  await voidTheRest(house)
}
