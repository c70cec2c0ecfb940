import type { Arrival } from './arrival.ts'

/** The phone site's address for this page, or null to stay: the path is kept, the codes appended. */
export const phoneSiteFor = (
  h5DomainUrl: string,
  here: Pick<Location, 'host' | 'pathname' | 'search' | 'hash'>,
  codes: Pick<Arrival, 'icode' | 'rcode'>,
): string | null => {
  if (h5DomainUrl.trim() === '') return null
  let base: URL
  try {
    base = new URL(h5DomainUrl)
  } catch {
    return null
  }
  if (base.protocol !== 'https:' || base.host === here.host) return null
  const target = new URL(base.origin)
  target.pathname = base.pathname.replace(/\/$/, '') + here.pathname
  target.search = here.search
  target.hash = here.hash
  for (const name of ['icode', 'rcode'] as const) {
    if (codes[name] !== '') target.searchParams.set(name, codes[name])
  }
  return target.href
}
