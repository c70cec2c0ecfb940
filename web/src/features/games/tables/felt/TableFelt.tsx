import { BaccaratFelt } from './BaccaratFelt.tsx'
import { DragonTigerFelt } from './DragonTigerFelt.tsx'
import { RouletteFelt } from './RouletteFelt.tsx'
import type { FeltState } from './spot-state.ts'
import './felt.css'

/** The layout of a table. */
export function TableFelt({ felt, isUpright }: { felt: FeltState; isUpright: boolean }) {
  if (felt.code === 'RL1') return <RouletteFelt felt={felt} isUpright={isUpright} />
  return felt.code === 'DT1' ? <DragonTigerFelt felt={felt} /> : <BaccaratFelt felt={felt} />
}
