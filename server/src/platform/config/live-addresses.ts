import type { Config } from './config.ts'
import { isLoopbackHost, isNonPublicHost } from './non-public.ts'
import { ConfigFault } from './read-value.ts'

type Addresses = Pick<
  Config,
  'siteUrl' | 'databaseUrl' | 'mail' | 'sms' | 'venue' | 'rails' | 'payout' | 'feed' | 'salt'
>

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** The addresses of outside parties that this configuration speaks to, by setting. */
const outsideAddresses = (config: Addresses): [name: string, url: string][] => {
  const { sms, venue, rails, payout, feed, salt } = config
  const all: [boolean, string, string][] = [
    [sms.adapter === 'http', 'SMS_URL', sms.url],
    [venue.adapter === 'http', 'VENUE_URL', venue.url],
    [rails.adapter === 'http', 'RAIL_URL', rails.url],
    [payout.adapter === 'http', 'PAYOUT_URL', payout.url],
    [feed.adapter === 'outside', 'FEED_URL', feed.url],
    [salt.source === 'beacon', 'BEACON_URL', salt.beaconUrl],
  ]
  return all.flatMap(([used, name, url]) => (used ? [[name, url]] : []))
}

/** What these parties answer moves money: nobody between may read or change it. */
const checkOutside = (name: string, text: string): void => {
  const url = urlOf(text)
  if (url?.protocol !== 'https:')
    throw new ConfigFault(`SITE_MODE=live takes ${name} only as https://…`)
  if (isNonPublicHost(url.hostname))
    throw new ConfigFault(`SITE_MODE=live: ${name} lies in a private network (${url.hostname})`)
}

/**
 * Members send their passwords there, and partners their callbacks. HSTS and the policy of the page follow the
 * text, so it must be spelled like this.
 */
const checkOwn = ({ siteUrl }: Addresses): void => {
  if (!siteUrl.startsWith('https://') || !URL.canParse(siteUrl))
    throw new ConfigFault('SITE_MODE=live takes SITE_URL only as https://…')
}

/** Mail carries codes. `smtp:` alone would go on in plain text where the server offers no TLS. */
const checkMail = ({ mail }: Addresses): void => {
  const url = urlOf(mail.url)
  if (url?.protocol === 'smtps:' || url?.searchParams.get('requireTLS') === 'true') return
  throw new ConfigFault(
    'SITE_MODE=live takes SMTP_URL only as smtps://… or smtp://…?requireTLS=true',
  )
}

/**
 * Weaker modes encrypt without asking who is there. A database of this machine (loopback, Unix socket)
 * needs no certificate.
 */
export const refuseUnverifiedDatabase = (name: string, text: string): void => {
  const url = urlOf(text)
  const host = url?.searchParams.get('host') ?? url?.hostname ?? ''
  if (host.startsWith('/') || isLoopbackHost(host)) return
  const modes = url?.searchParams.getAll('sslmode') ?? []
  if (host !== '' && modes.length === 1 && modes[0] === 'verify-full') return
  throw new ConfigFault(
    `SITE_MODE=live takes ${name} of another machine only with ?sslmode=verify-full`,
  )
}

/** A live site speaks with members and others only over verified TLS, and with none inside a private network. */
export const refuseUnsafeAddresses = (config: Addresses, env: NodeJS.ProcessEnv): void => {
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    throw new ConfigFault('SITE_MODE=live does not run with NODE_TLS_REJECT_UNAUTHORIZED=0')
  checkOwn(config)
  for (const [name, url] of outsideAddresses(config)) checkOutside(name, url)
  checkMail(config)
  refuseUnverifiedDatabase('DATABASE_URL', config.databaseUrl)
}
