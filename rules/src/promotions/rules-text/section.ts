/** A part of an activity's rules, in Simplified Chinese. */
export interface RuleSection {
  readonly heading: string
  readonly lines: readonly string[]
}
