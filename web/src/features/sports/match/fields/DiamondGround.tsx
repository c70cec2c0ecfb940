import { Diamonds } from './Diamonds.tsx'

const bases = [
  [150, 130],
  [192, 88],
  [150, 46],
  [108, 88],
] as const

/** A ballpark seen from behind the plate. */
export function DiamondGround() {
  return (
    <>
      <rect width="300" height="150" fill="#174a29" />
      <path d="M150 138 18 30a150 150 0 0 1 264 0z" fill="#26713d" />
      <path d="M150 142 92 88a60 60 0 0 1 116 0z" fill="#a9713f" />
      <path d="m150 128 40-40-40-40-40 40z" fill="#2d7f46" />
      <circle cx="150" cy="90" r="7" fill="#a9713f" />
      <path
        d="M150 130 20 32M150 130 280 32"
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.7"
        strokeWidth="1.4"
      />
      <Diamonds places={bases} reach={5} fill="#ffffff" />
    </>
  )
}
