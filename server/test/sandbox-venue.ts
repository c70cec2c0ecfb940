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

/** Makes the sandbox venue fail, so often or until it is taken back. */
export const setFault = (
  site: Pick<TestSite, 'url'>,
  operation: Operation | 'all',
  kind: FaultKind | 'none',
  times?: number,
) => send(site, '/sandbox/venue', { operation, kind, times: times?.toString() ?? '' })

/** Lets go what the venue holds back; what was late is done when this returns. */
export const releaseHeld = async (site: Pick<TestSite, 'url'>): Promise<number> =>
  Number((await send(site, '/sandbox/venue/release', {}))['released'])

/** Moves the clock on and looks again, until no transfer is open; answers how often it looked. */
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

/** All of a member's money, wherever it is. */
export const sumOf = (places: Readonly<Record<string, Fen>>): Fen =>
  Object.values(places).reduce((sum, amount) => sum + amount, 0n)
