import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchAnswer } from '../book/use-match.ts'
import { matchText as words } from '../words/messages.ts'
import { PriceLines } from './prices/PriceLines.tsx'

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
      <PriceLines
        label={label}
        lines={lines.map(({ of, look }) => ({
          key: of,
          look,
          points: samples.map((sample) => ({ at: sample.seconds, price: sample[of] })),
        }))}
      />
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
