import type { Fen } from '@xinghe/rules/base/money.ts'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import { reconcile } from '../src/features/lobby/transfers/reconcile.ts'
import type { FaultKind, Operation } from '../src/features/lobby/venues/sandbox/faults.ts'
import type { TestSite } from './site.ts'

const send = async (site: Pick<TestSite, 'url'>, path: string, form: Record<string, string>) => {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`the venue's control answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

/** Sets a fault of the sandbox venue, for a number of requests or until it is cleared. */
export const setFault = (
  site: Pick<TestSite, 'url'>,
  operation: Operation | 'all',
  kind: FaultKind | 'none',
  times?: number,
) => send(site, '/sandbox/venue', { operation, kind, times: times?.toString() ?? '' })

/** Releases the venue's delayed requests; they are finished when this returns. */
export const releaseHeld = async (site: Pick<TestSite, 'url'>): Promise<number> =>
  Number((await send(site, '/sandbox/venue/release', {}))['released'])

/** Moves the clock and reconciles until no transfer is open; returns the number of rounds. */
export const reconcileAll = async (
  site: Pick<TestSite, 'platform' | 'parts'>,
  most = 6,
): Promise<number> => {
  for (let looks = 0; looks < most; looks += 1) {
    const [row] = await site.platform.sql<{ open: number }[]>`
      select count(*)::int as open from venue_transfer where state in ('started', 'unknown')`
    if (row?.open === 0) return looks
    site.platform.clock.advance?.(hourMs)
    await reconcile(site.platform, site.parts.lobby)
  }
  return most
}

/** The sum of a member's money in all places. */
export const sumOf = (places: Readonly<Record<string, Fen>>): Fen =>
  Object.values(places).reduce((sum, amount) => sum + amount, 0n)
