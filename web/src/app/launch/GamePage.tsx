import { GameScreen } from '../../features/lobby/launch/GameScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

export function GamePage() {
  return <GameScreen amountsShown={useAmounts().shown} />
}
