import { zhajinhuaStakes } from '@xinghe/rules/games/cards/stake-ladder.ts'
import type { ZhajinhuaAction, ZhajinhuaChoice } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import type { GameProps } from '../seat/game-props.ts'
import { useCardPlay } from './play/use-card-play.ts'
import { ZhajinhuaTable } from './zhajinhua/ZhajinhuaTable.tsx'

export function ZhajinhuaGame(props: GameProps) {
  return (
    <ZhajinhuaTable
      play={useCardPlay<ZhajinhuaView, ZhajinhuaChoice, ZhajinhuaAction>(props, zhajinhuaStakes)}
    />
  )
}
