/** The eye beside amounts: whether they show, and the press that changes it. */
export interface AmountsShown {
  readonly shown: boolean
  readonly toggle: () => void
}
