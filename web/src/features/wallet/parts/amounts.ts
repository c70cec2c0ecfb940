/** The eye beside a balance, one switch for the whole site. */
export interface Amounts {
  readonly shown: boolean
  readonly toggle: () => void
}
