import { Diamonds } from './Diamonds.tsx'

const homeTowers = [
  [74, 30],
  [120, 84],
  [40, 96],
] as const
const awayTowers = [
  [226, 120],
  [180, 66],
  [260, 54],
] as const

/** A map with three lanes between the bases of the sides. */
export function ArenaGround() {
  return (
    <>
      <rect width="300" height="150" fill="#141b2e" />
      <path d="M0 150 300 0v150z" fill="#1a2238" />
      <path d="M96 150c40-40 68-62 108-150" fill="none" stroke="#27406b" strokeWidth="14" />
      <g fill="none" stroke="#3d4d74" strokeWidth="7" strokeLinejoin="round">
        <path d="M34 118V28h206M60 122h206V32M46 112 254 38" />
      </g>
      <circle cx="36" cy="118" r="20" fill="#2b66e8" fillOpacity="0.85" />
      <circle cx="264" cy="32" r="20" fill="#d99a22" fillOpacity="0.85" />
      <Diamonds places={homeTowers} reach={6} fill="#5c90ff" />
      <Diamonds places={awayTowers} reach={6} fill="#f2b84b" />
    </>
  )
}
