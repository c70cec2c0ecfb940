import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchAnswer } from '../book/use-match.ts'
import { matchText as words } from '../words/messages.ts'

type Sample = MatchAnswer['movement'][number]
type Line = {
  readonly of: 'home' | 'draw' | 'away'
  readonly name: string
  readonly look: string
  readonly ink: string
}

const lines: readonly Line[] = [
  { of: 'home', name: words.home, look: 'stroke-brand-text', ink: 'text-brand-text' },
  { of: 'draw', name: words.draw, look: 'stroke-muted', ink: 'text-muted' },
  { of: 'away', name: words.away, look: 'stroke-gold', ink: 'text-gold-text' },
]

const european = (hundredths: number): string => ((hundredths + 100) / 100).toFixed(2)

const width = 300
const height = 90

/** The scale is that of chances, so that a favourite and an outsider fill the same field. */
const heightOf = (hundredths: number): number => height - (100 / (hundredths + 100)) * height

const pathOf = (samples: readonly Sample[], of: Line['of']): string => {
  const end = Math.max(1, samples.at(-1)?.seconds ?? 1)
  return samples
    .filter((sample) => sample[of] > 0)
    .map((sample, index) => {
      const x = ((sample.seconds / end) * width).toFixed(1)
      return `${index === 0 ? 'M' : 'L'}${x} ${heightOf(sample[of]).toFixed(1)}`
    })
    .join('')
}

/** How the prices of the winner went since the match was listed. */
export function MovementChart({ samples }: { samples: readonly Sample[] }) {
  const t = useText()
  const first = samples[0]
  const last = samples.at(-1)
  if (first === undefined || last === undefined || samples.length < 2)
    return <p className="py-4 text-center text-13 text-muted">{t(words.movementNone)}</p>
  const label = t(words.movementText, { first: european(first.home), last: european(last.home) })
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-24 w-full"
      >
        <path d={`M0 ${height / 2}H${width}`} className="stroke-line" strokeDasharray="3 3" />
        {lines.map(({ of, look }) => (
          <path
            key={of}
            d={pathOf(samples, of)}
            fill="none"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
            className={look}
          />
        ))}
      </svg>
      <figcaption className="flex justify-between text-12">
        {lines
          .filter(({ of }) => last[of] > 0)
          .map(({ of, name, ink }) => (
            <span key={of} className={ink}>
              {t(name)} <span className="font-num font-bold">{european(last[of])}</span>
            </span>
          ))}
      </figcaption>
    </figure>
  )
}
