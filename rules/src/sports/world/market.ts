/** Which stretch of the match a market is about: all of it, its first half, or one quarter or set. */
export type Span = '' | 'H' | 'Q1' | 'Q2' | 'Q3' | 'Q4'

/** What is counted: the score, corners, or the points (games in tennis) below the sets. */
export type Counted = '' | 'CN' | 'PT'

/** Winner, handicap, total, odd or even, score, goal bands, half and full, both score, next goal. */
export type Form = 'M' | 'R' | 'OU' | 'EO' | 'PD' | 'T' | 'F' | 'BTS' | 'NG'

export interface Outcome {
  /** `H`, `C`, `N`, `O`, `U`, `odd`, `even`, `yes`, `no`, `HN`, `2-1`, `other`, `4-6`, `7+`. */
  readonly side: string
  /** In the match's one distribution; where a line can push, of winning given that it does not. */
  readonly probability: number
  /** Hong Kong price in hundredths; 0 is not on offer. */
  readonly hk: number
}

export interface Market {
  /** The play code, with its in-play letter once the match runs: `M`, `HR`, `ROU`, `CNRE`, `Q2M`. */
  readonly code: string
  /** Quarters, from the home side for a handicap: -3 is home giving 0.75. Null without a line. */
  readonly line: number | null
  /** The line nearest to evens; every market without a line is main. */
  readonly main: boolean
  /** Which goal of its span a next-goal market asks for, from 1; null for every other. */
  readonly goalNumber: number | null
  readonly outcomes: readonly Outcome[]
}

/** In play a handicap is written RE, the next goal exists only there, all others take an R. */
export const marketCode = (span: Span, counted: Counted, form: Form, running: boolean): string => {
  if (!running || form === 'NG') return `${span}${counted}${form}`
  return `${span}${counted}R${form === 'R' ? 'E' : form}`
}
