const pockets = [
  [31, 25],
  [150, 22],
  [269, 25],
  [31, 125],
  [150, 128],
  [269, 125],
] as const

/** Where the colours stand, in the order in which they are potted last. */
const colours = [
  ['#e3b62f', 84, 58],
  ['#1f8f4d', 84, 92],
  ['#8a5a2b', 84, 75],
  ['#2f6fd0', 150, 75],
  ['#e58aa5', 196, 75],
  ['#111418', 246, 75],
] as const

/** Rows of the triangle: how many reds each has. */
const reds = [1, 2, 3, 4, 5].flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => ({
    x: 205 + row * 6,
    y: 75 + (at - (count - 1) / 2) * 6.6,
  })),
)

/** A red and a colour after it count so much on average. */
const pointsOfRed = 7

/** The table as the points of the frame leave it: first the reds go, then the colours but for the black. */
export function SnookerGround({ points }: { points: number }) {
  const potted = Math.floor(points / pointsOfRed)
  const coloursGone = Math.min(Math.max(0, potted - reds.length), colours.length - 1)
  return (
    <>
      <rect width="300" height="150" fill="#2a1d14" />
      <rect x="18" y="12" width="264" height="126" rx="9" fill="#5d3a1f" />
      <rect x="29" y="23" width="242" height="104" rx="3" fill="#1b6b3f" />
      {pockets.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill="#0c0f0d" />
      ))}
      <path
        d="M84 23v104M84 58a17 17 0 0 0 0 34"
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.45"
      />
      {reds.slice(potted).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" fill="#c2272d" />
      ))}
      {colours.slice(coloursGone).map(([colour, x, y]) => (
        <circle key={colour} cx={x} cy={y} r="3.4" fill={colour} />
      ))}
    </>
  )
}
