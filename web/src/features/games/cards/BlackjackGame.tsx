import type { BlackjackAction } from '@xinghe/rules/games/cards/blackjack/state.ts'
import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import { blackjackStakes } from '@xinghe/rules/games/cards/stake-ladder.ts'
import type { GameProps } from '../seat/game-props.ts'
import { BlackjackTable } from './blackjack/BlackjackTable.tsx'
import { useCardPlay } from './play/use-card-play.ts'

export function BlackjackGame(props: GameProps) {
  return (
    <BlackjackTable
      play={useCardPlay<BlackjackView, null, BlackjackAction>(props, blackjackStakes)}
    />
  )
}
