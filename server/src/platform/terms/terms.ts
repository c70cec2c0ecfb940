import type { Instant } from '@xinghe/rules/base/instant.ts'

/** Figures that hold from a date on. A version never changes; an edit is a new one. */
export interface TermsVersion {
  readonly kind: string
  readonly id: string
  readonly version: number
  readonly from: Instant
  /** Null while no end is known. */
  readonly until: Instant | null
  readonly terms: unknown
  readonly texts: unknown
}

/** The version that holds at an instant: the newest that has begun by then. */
export const versionAt = <Version extends Pick<TermsVersion, 'version' | 'from'>>(
  versions: readonly Version[],
  at: Instant,
): Version | null =>
  versions
    .filter(({ from }) => from <= at)
    .toSorted((a, b) => b.from - a.from || b.version - a.version)[0] ?? null

/** The first version that has not begun. */
export const versionAfter = <Version extends Pick<TermsVersion, 'version' | 'from'>>(
  versions: readonly Version[],
  at: Instant,
): Version | null =>
  versions.filter(({ from }) => from > at).toSorted((a, b) => a.from - b.from)[0] ?? null
