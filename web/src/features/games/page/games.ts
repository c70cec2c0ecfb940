import type { ComponentType, LazyExoticComponent } from 'react'
import { latePart } from '../../../platform/network/late-part.ts'
import { lotteryTitles } from '../lottery/words/title-messages.ts'
import type { GameProps } from '../seat/game-props.ts'
import { gameNames } from './messages.ts'

type Part<Props extends object> = LazyExoticComponent<ComponentType<Props>>

/** One game of the house: its venue, and the parts that the page fetches when they are needed. */
export interface GameEntry {
  readonly title: string
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

/** Games by the code of `?g=`; a code that is not here has no page yet. */
const games: Readonly<Record<string, GameEntry>> = {
  K3: { title: lotteryTitles.K3, ...lottery },
  SSC: { title: lotteryTitles.SSC, ...lottery },
  PK10: { title: lotteryTitles.PK10, ...lottery },
  LHC: { title: lotteryTitles.LHC, ...lottery },
  GEM: { title: gameNames.GEM, ...slots },
  KOI: { title: gameNames.KOI, ...slots },
  FLY: { title: gameNames.FLY, ...slots },
  DRG: { title: gameNames.DRG, ...slots },
  BJ: {
    title: gameNames.BJ,
    ...cards,
    Play: latePart(() => import('../cards/BlackjackGame.tsx'), 'BlackjackGame'),
  },
  NN: {
    title: gameNames.NN,
    ...cards,
    Play: latePart(() => import('../cards/NiuniuGame.tsx'), 'NiuniuGame'),
  },
  ZJH: {
    title: gameNames.ZJH,
    ...cards,
    Play: latePart(() => import('../cards/ZhajinhuaGame.tsx'), 'ZhajinhuaGame'),
  },
}

export const gameOf = (code: string): GameEntry | null =>
  Object.hasOwn(games, code) ? (games[code] ?? null) : null
