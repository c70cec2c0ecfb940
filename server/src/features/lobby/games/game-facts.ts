import type { GameCard } from '@xinghe/contract/lobby-games.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

export type GameFacts = Pick<GameCard, 'rtp' | 'volatility' | 'stake'>

/** Figures of a game as it is offered now, from its rules; null where it has none. */
export type FactsOf = (gameCode: string, now: Instant) => GameFacts
