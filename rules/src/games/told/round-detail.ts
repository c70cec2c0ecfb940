import type { BlackjackView } from '../cards/blackjack/view.ts'
import type { NiuniuView } from '../cards/niuniu/niuniu.ts'
import type { ZhajinhuaView } from '../cards/zhajinhua/view.ts'
import type { ShotState } from '../fishing/shoot.ts'
import { isSharedCode } from '../shared-games/shared-codes.ts'
import { betLabel } from '../shared-games/words.ts'
import { isSlotCode, machines } from '../slots/machines/machines.ts'
import type { SlotDraws } from '../slots/round.ts'
import { blackjackDetail, niuniuDetail, zhajinhuaDetail } from './card-detail.ts'
import { fishingDetail } from './fishing-detail.ts'
import { slotDetail } from './slot-detail.ts'

/** A bet as its row keeps it. */
export interface StoredRound {
  readonly game: string
  readonly version: number
  readonly choice: unknown
  /** `view` is of a finished solo round: what its member saw. */
  readonly outcome: { readonly view?: unknown } | null
  /** Of a bet on a shared round: the draw that decided it. */
  readonly explanation: string | null
}

/** The choice of a bet on a draw as its row keeps it. */
const choiceOf = (choice: unknown): { play: string; pick: string } | null => {
  if (typeof choice !== 'object' || choice === null) return null
  const { play, pick } = choice as Readonly<Record<string, unknown>>
  return typeof play === 'string' && typeof pick === 'string' ? { play, pick } : null
}

/** `大小 大` of a bet on a draw; null for other games. */
export const drawBetLabel = (game: string, choice: unknown): string | null => {
  const picked = choiceOf(choice)
  return isSharedCode(game) && picked !== null ? betLabel(game, picked.play, picked.pick) : null
}

/** Views are stored as the rules of this version made them, so their shape is known. */
const soloDetail = (game: string, view: unknown): string | null => {
  if (isSlotCode(game)) return slotDetail(machines[game], view as SlotDraws)
  if (game === 'BJ') return blackjackDetail(view as BlackjackView)
  if (game === 'NN') return niuniuDetail(view as NiuniuView)
  if (game === 'ZJH') return zhajinhuaDetail(view as ZhajinhuaView)
  return game === 'FISH' ? fishingDetail(view as ShotState) : null
}

/** Every game is at its first version. */
const toldVersion = 1

/** What a game itself says about a round: the wins of a spin, the hands, the draw; null where nothing. */
export const roundDetail = (stored: StoredRound): string | null => {
  const { game, version, choice, outcome, explanation } = stored
  const label = drawBetLabel(game, choice)
  if (label !== null) return [label, explanation].filter(Boolean).join('，')
  const view = outcome?.view
  return view === undefined || version !== toldVersion ? null : soloDetail(game, view)
}
