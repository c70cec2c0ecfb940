import type { NiuniuChoice, NiuniuView } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { niuniuStakes } from '@xinghe/rules/games/cards/stake-ladder.ts'
import type { GameProps } from '../seat/game-props.ts'
import { NiuniuTable } from './niuniu/NiuniuTable.tsx'
import { useCardPlay } from './play/use-card-play.ts'

export function NiuniuGame(props: GameProps) {
  return <NiuniuTable play={useCardPlay<NiuniuView, NiuniuChoice, never>(props, niuniuStakes)} />
}
