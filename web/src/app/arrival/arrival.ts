import { cleanReferral } from '@xinghe/rules/account/referral.ts'

export interface Arrival {
  readonly icode: string
  readonly rcode: string
  /** The site that sent the visitor; registration names it as the domain. */
  readonly orgurl: string
  readonly wantsRegister: boolean
}

export const registerDelayMs = 500

const hostOf = (text: string | null): string => {
  const given = (text ?? '').trim()
  if (given === '') return ''
  try {
    const { protocol, host } = new URL(given.includes('://') ? given : `https://${given}`)
    return protocol === 'https:' || protocol === 'http:' ? host.slice(0, 255) : ''
  } catch {
    return ''
  }
}

/** Referral and invitation codes in the address; malformed ones count as absent. */
export const readArrival = (search: string): Arrival => {
  const asked = new URLSearchParams(search)
  return {
    icode: cleanReferral(asked.get('icode')),
    rcode: cleanReferral(asked.get('rcode')),
    orgurl: hostOf(asked.get('orgurl')),
    wantsRegister: asked.get('register') === '1',
  }
}

const phoneBrowser = /Android.+Mobile|iPhone|iPod|Windows Phone|HarmonyOS.+Mobile/i

export const isPhoneBrowser = (userAgent: string): boolean => phoneBrowser.test(userAgent)

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
  if (!/^https?:$/.test(base.protocol) || base.host === here.host) return null
  const target = new URL(base.origin)
  target.pathname = base.pathname.replace(/\/$/, '') + here.pathname
  target.search = here.search
  target.hash = here.hash
  for (const name of ['icode', 'rcode'] as const) {
    if (codes[name] !== '') target.searchParams.set(name, codes[name])
  }
  return target.href
}

/** The inner path of /redirect/:path; only our own paths, and never itself. */
export const ownPath = (path: string | undefined): string | null => {
  if (path === undefined || path === '') return null
  const inner = path.startsWith('/') ? path : `/${path}`
  const base = 'http://own.invalid'
  try {
    const url = new URL(inner, base)
    if (url.origin !== base || /^\/redirect(\/|$)/i.test(url.pathname)) return null
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return null
  }
}
