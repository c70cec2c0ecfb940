/** How an attack runs: a few seconds in `npm test`, as long as it needs in `npm run test:security`. */
export interface AttackPlan {
  readonly form: 'short' | 'long'
  readonly seed: number
}

interface AttackReport {
  /** What was tried, in numbers: `10000 orders, 212 gaps`. */
  readonly tried: string
  /** Each way in that was found. Empty: the site held. */
  readonly breaches: readonly string[]
}

/** One file of `attacks`, exported as `attack`. */
export interface Attack {
  /** The section of docs/SECURITY.md that promises it. */
  readonly item: string
  /** What must not happen, as a sentence. */
  readonly title: string
  run(plan: AttackPlan): Promise<AttackReport>
}
