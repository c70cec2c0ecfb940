import type { ComponentType } from 'react'
import { AccountScene } from './scenes/AccountScene.tsx'
import { DepositScene } from './scenes/DepositScene.tsx'
import { LimitScene } from './scenes/LimitScene.tsx'
import { PlayScene } from './scenes/PlayScene.tsx'
import { WithdrawScene } from './scenes/WithdrawScene.tsx'
import type { TourScene as SceneName } from './tour-steps.ts'

const scenes: Record<SceneName, ComponentType> = {
  account: AccountScene,
  deposit: DepositScene,
  play: PlayScene,
  withdraw: WithdrawScene,
  limit: LimitScene,
}

/** A fixed sky: x, y and size of each star. */
const stars = [
  [60, 48, 2],
  [128, 110, 1.4],
  [96, 210, 1.8],
  [210, 40, 1.5],
  [250, 250, 1.2],
  [330, 30, 1.8],
  [398, 268, 1.3],
  [470, 44, 1.4],
  [520, 244, 1.9],
  [590, 72, 2.1],
  [640, 190, 1.5],
  [676, 40, 1.3],
  [690, 262, 1.7],
  [36, 148, 1.2],
] as const

/** Pictures are dark in both editions, like every drawn scene of the site. */
export function TourScene({ scene }: { scene: SceneName }) {
  const Scene = scenes[scene]
  return (
    <div className="relative isolate bg-art-ground">
      <div className="absolute inset-0 -z-1 art-glow" />
      <svg
        key={scene}
        viewBox="0 0 720 300"
        aria-hidden
        className="mx-auto block h-68 w-full animate-rise-in max-desk:h-56"
      >
        <path
          d="M-1600 262H-40C120 214 220 288 380 246S640 214 780 254H2300V340H-1600Z"
          fill="#1c4fc4"
          opacity=".28"
        />
        <path
          d="M-1600 282H-40C140 246 260 300 420 268S660 250 780 276H2300V340H-1600Z"
          fill="#0e2a6b"
          opacity=".7"
        />
        {stars.map(([x, y, size]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={size} fill="#cfe0ff" opacity=".75" />
        ))}
        <Scene />
      </svg>
    </div>
  )
}
