/** A number that stays the same for a name. */
const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7)

const shield = 'M4 3h32v20c0 9-8 14-16 18C12 37 4 32 4 23z'

/** Halves, stripes, a chevron or a band. */
const fields = [
  'M4 3h16v38C12 37 4 32 4 23z',
  'M12 3h6v37l-6-4zM24 3h6v32l-6 4z',
  'M4 12 20 26 36 12v9L20 35 4 21z',
  'M4 14h32v9c0 1 0 2-.3 3H4.3z',
]

/** The crest of a team, derived from its name. */
export function Crest({ name }: { name: string }) {
  const seed = numberOf(name)
  const hue = seed % 360
  return (
    <svg viewBox="0 0 40 44" className="size-9" aria-hidden>
      <path d={shield} fill={`hsl(${hue} 60% 38%)`} />
      <path d={fields[seed % fields.length]} fill={`hsl(${(hue + 150) % 360} 55% 72%)`} />
      <path d={shield} fill="none" stroke="#ffffff" strokeOpacity="0.7" strokeWidth="2" />
    </svg>
  )
}
