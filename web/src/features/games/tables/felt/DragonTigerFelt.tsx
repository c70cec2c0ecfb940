import type { FeltState } from './spot-state.ts'
import { SpotButton } from './SpotButton.tsx'

const picks = ['odd', 'even', 'red', 'black'] as const

export function DragonTigerFelt({ felt }: { felt: FeltState }) {
  return (
    <div className="live-felt-grid" data-layout="dragon-tiger">
      {picks.map((pick) => (
        <SpotButton key={pick} felt={felt} play="dragon-side" pick={pick} className="spot-side" />
      ))}
      <SpotButton felt={felt} play="suited-tie" className="spot-side" />
      {picks.map((pick) => (
        <SpotButton key={pick} felt={felt} play="tiger-side" pick={pick} className="spot-side" />
      ))}
      {(['dragon', 'tie', 'tiger'] as const).map((play) => (
        <SpotButton key={play} felt={felt} play={play} className="spot-main" />
      ))}
    </div>
  )
}
