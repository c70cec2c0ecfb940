export interface Outcome {
  /** `H`, `C`, `N`, `O`, `U`, `odd`, `even`, `yes`, `no`, `HN`, `2-1`, `other`, `4-6`, `7+`. */
  readonly side: string
  /** Probability in the distribution of the match; where a line can push, given that it does not. */
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
  /** Number of the goal of a next-goal market within its period, from 1; null for other markets. */
  readonly goalNumber: number | null
  readonly outcomes: readonly Outcome[]
}
