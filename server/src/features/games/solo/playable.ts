import type * as z from 'zod/mini'
import type { Json } from '@xinghe/contract/json.ts'
import type { Fraction } from '@xinghe/rules/base/fraction.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { SoloGame } from '@xinghe/rules/games/solo-game.ts'
import type { HouseChannel } from '../../../ledger/channel.ts'
import { lazyParser } from '../../../platform/http/lazy-parser.ts'

/** A round after its last action, in stakes. */
export interface Position {
  readonly risk: Fraction
  /** Null while the round is open. */
  readonly payout: Fraction | null
  /** What the member may see. */
  readonly view: unknown
  /** One number per pool; empty where the game has no pools. */
  readonly poolDraws: readonly number[]
  /** Least time from this start to the next. */
  readonly lastsMs: number
}

/** A solo game as the server plays it: choices and actions are JSON, and its own types stay inside. */
export interface Playable {
  readonly code: string
  readonly version: number
  readonly channel: HouseChannel
  readonly startedBy: 'spin' | 'deal' | 'shoot'
  /** The stakes on offer, lowest first. */
  readonly stakes: readonly Fen[]
  /** The most that a round pays, in stakes. */
  readonly maxPayout: Fraction
  isChoice(choice: Json): boolean
  isAction(action: Json): boolean
  /** At risk when the round begins, in stakes; known before anything is drawn. */
  openingRisk(choice: Json): Fraction
  /** The round from its first draw through all actions: the same input gives the same cards. */
  play(choice: Json, actions: readonly Json[], rng: Rng): Result<Position, 'action-not-allowed'>
  /** What the house does for a member who left the round open. */
  timeoutAction(choice: Json, actions: readonly Json[], rng: Rng): Json
}

interface Told<State> {
  readonly channel: HouseChannel
  readonly startedBy: Playable['startedBy']
  readonly stakes: readonly Fen[]
  readonly lastsMs: (state: State) => number
  readonly poolDraws?: (state: State) => readonly number[]
}

export const playable = <Choice, State, Action extends Json, View>(
  game: SoloGame<Choice, State, Action, View>,
  schemas: { readonly choice: z.ZodMiniType<Choice>; readonly action: z.ZodMiniType<Action> },
  told: Told<State>,
): Playable => {
  const parse = { choice: lazyParser(schemas.choice), action: lazyParser(schemas.action) }
  const choiceOf = (choice: Json): Choice => {
    const parsed = parse.choice(choice)
    if (!parsed.success) throw new Error(`no choice of ${game.code}`)
    return parsed.data
  }
  const stateAfter = (
    choice: Json,
    actions: readonly Json[],
    rng: Rng,
  ): Result<State, 'action-not-allowed'> => {
    let state = game.begin(choiceOf(choice), rng)
    for (const json of actions) {
      const action = parse.action(json)
      if (!action.success || game.payout(state) !== null) return no('action-not-allowed')
      const next = game.act(state, action.data, rng)
      if (!next.ok) return next
      state = next.value
    }
    return ok(state)
  }
  const { channel, startedBy, stakes, lastsMs, poolDraws } = told
  return {
    code: game.code,
    version: game.version,
    channel,
    startedBy,
    stakes,
    maxPayout: game.maxPayout,
    isChoice: (choice) => parse.choice(choice).success,
    isAction: (action) => parse.action(action).success,
    openingRisk: (choice) => game.openingRisk(choiceOf(choice)),
    play(choice, actions, rng) {
      const reached = stateAfter(choice, actions, rng)
      if (!reached.ok) return reached
      const state = reached.value
      return ok({
        risk: game.risk(state),
        payout: game.payout(state),
        view: game.view(state),
        poolDraws: poolDraws?.(state) ?? [],
        lastsMs: lastsMs(state),
      })
    },
    timeoutAction(choice, actions, rng) {
      const reached = stateAfter(choice, actions, rng)
      if (!reached.ok) throw new Error('a stored hand cannot be replayed')
      return game.timeoutAction(reached.value)
    },
  }
}
