import type { FeltState } from './spot-state.ts'
import { SpotButton } from './SpotButton.tsx'

const sides = [
  'player-pair',
  'perfect-pair',
  'lucky-six',
  'either-pair',
  'banker-pair',
  'small',
  'big',
] as const

/** 闲, 和 and 庄 before the members, the side bets behind them. */
export function BaccaratFelt({ felt }: { felt: FeltState }) {
  return (
    <div className="live-felt-grid" data-layout="baccarat">
      {sides.map((play) => (
        <SpotButton key={play} felt={felt} play={play} className="spot-side" />
      ))}
      {(['player', 'tie', 'banker'] as const).map((play) => (
        <SpotButton key={play} felt={felt} play={play} className="spot-main" />
      ))}
    </div>
  )
}
