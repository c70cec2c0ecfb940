import { isGameCode, type GameCode } from '@xinghe/rules/games/house/game.ts'
import type { ComponentType, LazyExoticComponent } from 'react'
import { latePart } from '../../../platform/network/late-part.ts'
import type { GameProps } from '../seat/game-props.ts'

type Part<Props extends object> = LazyExoticComponent<ComponentType<Props>>

/** One game of the house: its venue, and the parts that the page fetches when they are needed. */
export interface GameEntry {
  readonly channelCode: string
  readonly enName: string
  /** Rounds are drawn from seeds of the member; draws of a lottery come from the chain of its table. */
  readonly hasSeeds: boolean
  readonly Play: Part<GameProps>
  readonly Rules: Part<{ code: string }>
}

const lottery = {
  channelCode: 'XHCP',
  enName: 'lottery',
  hasSeeds: false,
  Play: latePart(() => import('../lottery/LotteryGame.tsx'), 'LotteryGame'),
  Rules: latePart(() => import('../lottery/panels/Rules.tsx'), 'LotteryRules'),
} as const

const tables = {
  channelCode: 'XHZR',
  enName: 'live',
  hasSeeds: false,
  Play: latePart(() => import('../tables/TableGame.tsx'), 'TableGame'),
  Rules: latePart(() => import('../tables/panels/TableRules.tsx'), 'TableRules'),
} as const

const slots = {
  channelCode: 'XHDZ',
  enName: 'slots',
  hasSeeds: true,
  Play: latePart(() => import('../slots/SlotGame.tsx'), 'SlotGame'),
  Rules: latePart(() => import('../slots/SlotRules.tsx'), 'SlotRules'),
} as const

const cards = {
  channelCode: 'XHQP',
  enName: 'cards',
  hasSeeds: true,
  Rules: latePart(() => import('../cards/rules-page/CardRules.tsx'), 'CardRules'),
} as const

/** Games by the code of `?g=`. */
const games: Readonly<Record<GameCode, GameEntry>> = {
  K3: lottery,
  SSC: lottery,
  PK10: lottery,
  LHC: lottery,
  BA1: tables,
  BA2: tables,
  BA3: tables,
  DT1: tables,
  RL1: tables,
  GEM: slots,
  KOI: slots,
  FLY: slots,
  DRG: slots,
  BJ: {
    ...cards,
    Play: latePart(() => import('../cards/BlackjackGame.tsx'), 'BlackjackGame'),
  },
  NN: {
    ...cards,
    Play: latePart(() => import('../cards/NiuniuGame.tsx'), 'NiuniuGame'),
  },
  ZJH: {
    ...cards,
    Play: latePart(() => import('../cards/ZhajinhuaGame.tsx'), 'ZhajinhuaGame'),
  },
  FISH: {
    channelCode: 'XHBY',
    enName: 'fishing',
    hasSeeds: true,
    Play: latePart(() => import('../fishing/FishingGame.tsx'), 'FishingGame'),
    Rules: latePart(() => import('../fishing/FishingRules.tsx'), 'FishingRules'),
  },
}

export const gameOf = (code: string): GameEntry | null => (isGameCode(code) ? games[code] : null)
