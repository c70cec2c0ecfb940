import { dealHands } from '@xinghe/rules/games/tables/baccarat-hands.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import type { Numbers } from '@xinghe/rules/games/shared/shared-game.ts'

/** Milliseconds after the draw. */
interface CardTimes {
  readonly dealtMs: number
  /** From here on its face can be seen. */
  readonly turnedMs: number
}

export interface RevealTimes {
  /** By the places of the draw. */
  readonly cards: readonly CardTimes[]
  /** All is told. */
  readonly endMs: number
}

/** How fast a table deals, against the classic one. */
const pace: Readonly<Record<TableCode, number>> = { BA1: 1, BA2: 1, BA3: 0.75, DT1: 1, RL1: 1 }

const stepMs = 450
const squeezeMs = 1_100
const restMs = 1_500
export const spinMs = 9_000

/** Four cards are laid, the player's turned, then the banker's; each third card is laid and turned alone. */
const baccaratTimes = (numbers: Numbers): RevealTimes => {
  const turnPlayer = 4 * stepMs + 300
  const turnBanker = turnPlayer + squeezeMs + 200
  const firsts = [turnPlayer, turnBanker, turnPlayer, turnBanker].map((turnedMs, place) => ({
    dealtMs: place * stepMs,
    turnedMs,
  }))
  const thirds = numbers.slice(4).map((_, place) => {
    const dealtMs = turnBanker + squeezeMs + 200 + place * (squeezeMs + 800)
    return { dealtMs, turnedMs: dealtMs + 600 }
  })
  const cards = [...firsts, ...thirds]
  return { cards, endMs: Math.max(...cards.map(({ turnedMs }) => turnedMs)) + restMs }
}

const dragonTigerTimes: RevealTimes = {
  cards: [
    { dealtMs: 0, turnedMs: 2 * stepMs + 400 },
    { dealtMs: stepMs, turnedMs: 2 * stepMs + 400 + squeezeMs + 200 },
  ],
  endMs: 2 * stepMs + 400 + squeezeMs + 200 + restMs,
}

export const revealTimes = (code: TableCode, numbers: Numbers): RevealTimes => {
  if (code === 'RL1') return { cards: [], endMs: spinMs }
  const { cards, endMs } = code === 'DT1' ? dragonTigerTimes : baccaratTimes(numbers)
  return {
    cards: cards.map(({ dealtMs, turnedMs }) => ({
      dealtMs: dealtMs * pace[code],
      turnedMs: turnedMs * pace[code],
    })),
    endMs: endMs * pace[code],
  }
}

export type Seat = 'player' | 'banker' | 'dragon' | 'tiger'

/** Whose card each place of a draw is. */
export const seatsOf = (code: TableCode, numbers: Numbers): readonly Seat[] => {
  if (code === 'RL1') return []
  if (code === 'DT1') return ['dragon', 'tiger']
  const { player } = dealHands(numbers)
  const thirds: Seat[] = player.cards.length === 3 ? ['player', 'banker'] : ['banker']
  return [...(['player', 'banker', 'player', 'banker'] as const), ...thirds].slice(
    0,
    numbers.length,
  )
}
