import type { AlertKind } from '@xinghe/rules/sports/book-settings.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/** One alert, in the member's script. */
export interface SportAlert {
  /** The match, bet or target: the same in every tab of this browser, so that one of them shows the alert. */
  readonly about: string
  /** What became of it; alerted again only when that changes. */
  readonly state: string
  readonly kind: AlertKind
  readonly title: string
  readonly text: string
  /** Null where the alert is of no single match. */
  readonly matchId: string | null
  readonly at: Instant
}

export const alertKey = ({ about, state }: Pick<SportAlert, 'about' | 'state'>): string =>
  `${about} ${state}`
