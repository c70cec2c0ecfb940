import type { PreviewMatch } from '@xinghe/contract/sports-preview.ts'
import { previewText as words } from './messages.ts'

interface OutcomeLook {
  readonly name: string
  readonly look: string
}

const looks = {
  W: { name: words.won, look: 'bg-rise/12 text-rise' },
  D: { name: words.drawn, look: 'bg-ink/6 text-muted' },
  L: { name: words.lost, look: 'bg-fall/12 text-fall' },
} as const

/** How a match ended for the side whose form it is. */
export const outcomeLook = ({ outcome, score }: PreviewMatch): OutcomeLook => {
  if (outcome !== null) return looks[outcome]
  return { name: score === null ? words.cancelled : words.abandoned, look: 'bg-warn/10 text-warn' }
}

/** Won, drawn and lost matches. */
export const recordOf = (
  matches: readonly PreviewMatch[],
): { count: number; won: number; drawn: number; lost: number } => {
  const countOf = (outcome: PreviewMatch['outcome']): number =>
    matches.filter((match) => match.outcome === outcome).length
  return { count: matches.length, won: countOf('W'), drawn: countOf('D'), lost: countOf('L') }
}
