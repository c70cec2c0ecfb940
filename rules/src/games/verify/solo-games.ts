import type { Fraction } from '../../base/fraction.ts'
import type { Fen } from '../../base/money.ts'
import type { Rng } from '../../base/rng.ts'
import { blackjack } from '../cards/blackjack/blackjack.ts'
import { blackjackActions } from '../cards/blackjack/state.ts'
import { mostOthers, niuniu, niuniuModes } from '../cards/niuniu/niuniu.ts'
import { mostOpponents, zhajinhuaActions } from '../cards/zhajinhua/state.ts'
import { zhajinhua } from '../cards/zhajinhua/zhajinhua.ts'
import type { Draw } from '../../base/fair/block-stream.ts'
import { fishing } from '../fishing/shoot.ts'
import { isShots } from '../fishing/shots.ts'
import { slotCodes } from '../slots/machines/machine.ts'
import { machines } from '../slots/machines/machines.ts'
import { slotGame } from '../slots/slot-game.ts'
import type { SoloGame } from '../solo-game.ts'
import { tellDeck, tellShoe } from './tell-cards.ts'
import { tellShots } from './tell-fishing.ts'
import { tellSlot } from './tell-slots.ts'
import type { DrawMeaning } from './told-draw.ts'

/** A game as its rounds are verified: choices and actions come as somebody pasted them. */
export interface VerifiableGame {
  readonly code: string
  readonly version: number
  /** What the round pays in stakes, null while it is open; undefined where the game has no such round. */
  replay(choice: unknown, actions: readonly unknown[], rng: Rng): Fraction | null | undefined
  tell(draws: readonly Draw[], stake: Fen): DrawMeaning[]
}

const verifiable = <Choice, State, Action, View>(
  game: SoloGame<Choice, State, Action, View>,
  isChoice: (choice: unknown) => choice is Choice,
  isAction: (action: unknown) => action is Action,
  tell: VerifiableGame['tell'],
): VerifiableGame => ({
  code: game.code,
  version: game.version,
  replay(choice, actions, rng) {
    if (!isChoice(choice)) return undefined
    let state = game.begin(choice, rng)
    for (const action of actions) {
      if (!isAction(action) || game.payout(state) !== null) return undefined
      const next = game.act(state, action, rng)
      if (!next.ok) return undefined
      state = next.value
    }
    return game.payout(state)
  },
  tell,
})

const oneOf =
  <Text extends string>(texts: readonly Text[]) =>
  (value: unknown): value is Text =>
    texts.some((text) => text === value)
const none = (value: unknown): value is never => value === none
const isNull = (value: unknown): value is null => value === null
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

const isMode = oneOf(niuniuModes)

/** Old versions stay in this list, so that their rounds can be verified for ever. */
const games: readonly VerifiableGame[] = [
  ...slotCodes.map((code) =>
    verifiable(slotGame(machines[code]), isNull, none, (draws, stake) =>
      tellSlot(machines[code], draws, stake),
    ),
  ),
  verifiable(blackjack, isNull, oneOf(blackjackActions), tellShoe),
  verifiable(
    niuniu,
    (choice): choice is Parameters<typeof niuniu.begin>[0] =>
      isFields(choice) && isMode(choice['mode']) && isWhole(choice['others'], 0, mostOthers),
    none,
    tellDeck,
  ),
  verifiable(
    zhajinhua,
    (choice): choice is Parameters<typeof zhajinhua.begin>[0] =>
      isFields(choice) && isWhole(choice['opponents'], 1, mostOpponents),
    oneOf(zhajinhuaActions),
    tellDeck,
  ),
  verifiable(fishing, isShots, none, tellShots),
]

export const verifiableGame = (code: string, version: number): VerifiableGame | undefined =>
  games.find((game) => game.code === code && game.version === version)
