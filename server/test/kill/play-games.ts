import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { sharedBets, sharedTable } from '@xinghe/contract/games-shared.ts'
import { act, deal, openGame, spin, type SoloRoundView } from '@xinghe/contract/games-play.ts'
import type { Json } from '@xinghe/contract/json.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { mostOthers, niuniuModes } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { mostOpponents } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import { sharedCodes } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { slotCodes } from '@xinghe/rules/games/slots/machines/machine.ts'
import { randomChoice } from '../random-bet.ts'
import { oneOf } from '../random-choice.ts'
import { idOf, type Gamer, type Intention, type Player } from './intention.ts'
import { ask, type Line } from './speak.ts'

/** 牛牛 is settled as it is dealt; the others can stay open. */
const openCodes = ['BJ', 'ZJH'] as const
export const dealtCodes = ['NN', ...openCodes] as const
const stake = 1_000n
const closedMs = 200

const gamerOf = ({ gamer }: Player): Gamer => {
  if (gamer === null) throw new Error('the player plays no games')
  return gamer
}

const intend = (
  what: 'spin' | 'deal' | 'act',
  call: Intention['call'],
  input: object,
): Intention => ({
  wish: { what, amount: stake },
  call,
  input,
  requestId: randomUUID(),
  answer: null,
})

const choiceOf = (gameCode: (typeof dealtCodes)[number], rng: Rng): Json => {
  if (gameCode === 'ZJH') return { opponents: 1 + rng.below(mostOpponents) }
  return gameCode === 'NN'
    ? { mode: oneOf(rng, niuniuModes), others: rng.below(mostOthers + 1) }
    : null
}

/** A hand that is open is played on; else a spin or a new hand, of which some come too soon. */
export const chooseRound = (player: Player, rng: Rng): Intention => {
  const { uids, hands } = gamerOf(player)
  const [open] = [...hands.values()]
  if (open !== undefined && rng.below(4) > 0) {
    const { roundId, gameCode, view } = open
    const action = oneOf(rng, (view as { allowed: readonly Json[] }).allowed)
    return intend('act', act, { uid: uids.cards, gameCode, roundId, action })
  }
  const isFirst = player.intentions.every(({ wish }) => wish.what !== 'spin')
  if (isFirst || rng.below(2) === 0) {
    const gameCode = oneOf(rng, slotCodes)
    return intend('spin', spin, { uid: uids.slots, gameCode, stake: fenToText(stake) })
  }
  const gameCode = oneOf(rng, dealtCodes)
  const choice = choiceOf(gameCode, rng)
  return intend('deal', deal, { uid: uids.cards, gameCode, stake: fenToText(stake), choice })
}

interface OpenTable {
  readonly id: string
  readonly state: string
  readonly drawsAt: string
}

/** A slip on the round that is open now; null when the site does not answer. */
export const chooseSlip = async (
  line: Line,
  player: Player,
  rng: Rng,
): Promise<Intention | null> => {
  for (;;) {
    const table = oneOf(rng, sharedCodes)
    const requestId = randomUUID()
    const answer = await ask(line, player, { call: sharedTable, input: { table }, requestId })
    if (typeof answer === 'string') return null
    const round = answer.data['round'] as OpenTable | null | undefined
    if (round?.state === 'betting') {
      const drawsAt = instant(Date.parse(round.drawsAt))
      const bets = Array.from({ length: 1 + rng.below(3) }, () => ({
        ...randomChoice(rng, table, drawsAt),
        stake: fenToText(stake),
      }))
      const { lottery, live } = gamerOf(player).uids
      const uid = isTableCode(table) ? live : lottery
      const input = { uid, table, roundId: round.id, bets }
      const wish = { what: 'slip', amount: BigInt(bets.length) * stake } as const
      return { wish, call: sharedBets, input, requestId: randomUUID(), answer: null }
    }
    await pause(closedMs)
  }
}

/** Remembers the hand as the member was told it, so that a restart can be asked for the same cards. */
export const noteHand = (player: Player, intention: Intention): void => {
  const { told, wish } = intention
  if (idOf(intention) === null || told === undefined) return
  if (wish.what === 'slip' || wish.what === 'shots') return
  const { hands } = gamerOf(player)
  const round = told as SoloRoundView
  const known = hands.get(round.gameCode)
  // Answers of one hand can come in any order: more actions are later.
  if (known?.roundId === round.roundId && known.actions.length > round.actions.length) return
  if (round.state === 'open') hands.set(round.gameCode, round)
  else if (known === undefined || known.roundId === round.roundId) hands.delete(round.gameCode)
}

/** Every hand that is open has the cards and actions that its member was told. Answers how many. */
export const checkHands = async (line: Line, players: readonly Player[]): Promise<number> => {
  let checked = 0
  for (const player of players) {
    if (player.gamer === null) continue
    for (const gameCode of openCodes) {
      const request = { call: openGame, input: { gameCode }, requestId: randomUUID() }
      const answer = await ask(line, player, request)
      if (typeof answer === 'string') throw new Error(`${gameCode} is not answered: ${answer}`)
      const found = answer.data['openHand'] as SoloRoundView | null
      const told = player.gamer.hands.get(gameCode) ?? null
      if (!isDeepStrictEqual(found, told))
        throw new Error(`${JSON.stringify(told)} has become ${JSON.stringify(found)}`)
      if (told !== null) checked += 1
    }
  }
  return checked
}
