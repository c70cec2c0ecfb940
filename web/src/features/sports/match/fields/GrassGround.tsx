const stripes = [0, 2, 4, 6, 8]

/** Lines on a lawn of 300 by 150, by what is played on it. */
const lines = {
  football:
    'M8 8h284v134H8zM150 8v134M8 43h38v64H8M292 43h-38v64h38M8 60h15v30H8M292 60h-15v30h15M46 64a14 14 0 0 1 0 22M254 64a14 14 0 0 0 0 22M170 75a20 20 0 1 1-40 0 20 20 0 1 1 40 0z',
  'american-football':
    'M8 8h284v134H8zM32 8v134M268 8v134M55.6 8v134M79.2 8v134M102.8 8v134M126.4 8v134M150 8v134M173.6 8v134M197.2 8v134M220.8 8v134M244.4 8v134',
  rugby: 'M8 8h284v134H8zM34 8v134M266 8v134M92 8v134M208 8v134M150 8v134',
} as const

/** The rows of short marks across a field, by their distance. */
const marks = {
  football: { path: '', gap: '' },
  'american-football': { path: 'M37 52h226M37 98h226', gap: '1.2 3.5' },
  rugby: { path: 'M128 12v126M172 12v126', gap: '6 6' },
} as const

export type GrassSport = keyof typeof lines

/** A lawn in mown stripes; the ends of an American field have the colour of the side that defends them. */
export function GrassGround({ sport }: { sport: GrassSport }) {
  return (
    <>
      <rect width="300" height="150" fill="#1f6b3a" />
      {stripes.map((stripe) => (
        <rect key={stripe} x={stripe * 30} width="30" height="150" fill="#237542" />
      ))}
      {sport === 'american-football' && (
        <>
          <rect x="8" y="8" width="24" height="134" fill="#1d4f91" />
          <rect x="268" y="8" width="24" height="134" fill="#8f6410" />
        </>
      )}
      <g fill="none" stroke="#ffffff" strokeOpacity="0.55" strokeWidth="1.2">
        <path d={lines[sport]} />
        <path d={marks[sport].path} strokeDasharray={marks[sport].gap} strokeWidth="2" />
      </g>
    </>
  )
}
