import type { Sql } from '../../../platform/database/connect.ts'
import { openScopes } from './store-batch.ts'

/** Exposure rows that surely exist: they are never removed while the site runs. */
export interface Scopes {
  open(scopes: readonly string[]): Promise<void>
}

const rememberedMost = 200_000

export const rememberScopes = (sql: Sql): Scopes => {
  const known = new Set<string>()
  return {
    async open(scopes) {
      const missing = scopes.filter((scope) => !known.has(scope))
      if (missing.length === 0) return
      await openScopes(sql, missing)
      if (known.size + missing.length > rememberedMost) known.clear()
      for (const scope of missing) known.add(scope)
    },
  }
}
