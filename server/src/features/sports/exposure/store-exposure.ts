import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** Rows at zero, committed at once: a lock on a row that does not exist would lock nothing. */
export const openScopes = async (db: Db, scopes: readonly string[]): Promise<void> => {
  await db`
    insert into sports_exposure (scope, win)
    select scope, 0 from unnest(${scopes}::text[]) as scope order by scope
    on conflict (scope) do nothing`
}

/** After the purses, never before. */
export const lockExposures = async (
  tx: Db,
  scopes: readonly string[],
): Promise<Map<string, Fen>> => {
  if (scopes.length === 0) return new Map()
  const rows = await tx<{ scope: string; win: Fen }[]>`
    select scope, win from sports_exposure where scope = any(string_to_array(${listText(scopes)}, ${separator}))
    order by scope for no key update`
  return new Map(rows.map(({ scope, win }) => [scope, win]))
}

/** As they are now, without a lock. */
export const readExposures = async (
  db: Db,
  scopes: readonly string[],
): Promise<Map<string, Fen>> => {
  const rows = await db<{ scope: string; win: Fen }[]>`
    select scope, win from sports_exposure where scope = any(${scopes})`
  return new Map(rows.map(({ scope, win }) => [scope, win]))
}

export interface ExposureGrowth {
  readonly scope: string
  readonly win: Fen
  /** What the sum may be after it. */
  readonly most: Fen
}

/** `sports_over_limit` of the schema was called. */
export const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'XH001'

/**
 * Adds to sums that nobody locked; the transaction fails where one of them would pass its limit, or is not
 * there any more. Each row is locked as it is updated: in the one order of all who lock exposures, which is
 * that of their bytes.
 */
export const growExposures = async (tx: Db, growth: readonly ExposureGrowth[]): Promise<void> => {
  if (growth.length === 0) return
  const sorted = growth.toSorted((one, other) => (one.scope < other.scope ? -1 : 1))
  await tx`
    with grown as (
      update sports_exposure e
      set win = case when e.win + more.win > more.most then sports_over_limit(e.scope)
                     else e.win + more.win end
      from unnest(string_to_array(${listText(sorted.map(({ scope }) => scope))}, ${separator}),
                  ${arrayText(sorted.map(({ win }) => win))}::bigint[],
                  ${arrayText(sorted.map(({ most }) => most))}::bigint[])
        as more (scope, win, most)
      where e.scope = more.scope
      returning 1
    )
    select sports_over_limit('one that is gone')
    from (select count(*) as rows from grown) as counted where rows <> ${sorted.length}::integer`
}

/** Whole sums, computed under the locks. */
export const writeExposures = async (tx: Db, sums: ReadonlyMap<string, Fen>): Promise<void> => {
  if (sums.size === 0) return
  await tx`
    update sports_exposure e set win = after.win
    from unnest(string_to_array(${listText([...sums.keys()])}, ${separator}),
                ${arrayText([...sums.values()])}::bigint[])
      as after (scope, win)
    where e.scope = after.scope`
}
