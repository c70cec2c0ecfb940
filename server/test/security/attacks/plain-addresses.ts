import { readConfig } from '../../../src/platform/config/config.ts'
import { liveSettings, partnerAddresses, privateHosts } from '../../live-settings.ts'
import type { Attack } from '../attack.ts'

const starts = (change: Readonly<Record<string, string | undefined>>): boolean => {
  try {
    readConfig({ ...liveSettings, ...change }, '/tmp')
    return true
  } catch {
    return false
  }
}

const weakDatabases = ['', '?sslmode=require', '?sslmode=no-verify', '?sslmode=verify-ca'].map(
  (options) => ({ DATABASE_URL: `postgres://site@db.example/site${options}` }),
)

/** Through the site's own address tokens and codes travel, and with its secrets everything is signed and sealed. */
const weakOwnSettings = [
  ...[undefined, '', 'site.example', 'http://site.example', 'ftp://site.example'].map(
    (SITE_URL) => ({ SITE_URL }),
  ),
  ...['secret', 'x'.repeat(31)].map((MASTER_SECRET) => ({ MASTER_SECRET })),
  ...['SMS_SECRET', 'VENUE_SECRET', 'RAIL_SECRET', 'PAYOUT_SECRET', 'FEED_SECRET'].map((name) => ({
    [name]: 'x'.repeat(15),
  })),
  { RAIL_CALLBACK_SECRETS: `bank=${'x'.repeat(15)}` },
]

/**
 * An operator is led to a setting through which somebody between could forge answers, or to a secret that can
 * be guessed.
 */
export const attack: Attack = {
  item: 'forged answers',
  title:
    'a live site speaks with nobody without TLS or inside a private network, and starts with no short secret',
  async run() {
    const changes = [
      ...partnerAddresses.flatMap((name) => [
        { [name]: 'http://partner.example/api' },
        ...privateHosts.map((host) => ({ [name]: `https://${host}/api` })),
      ]),
      { SMTP_URL: 'smtp://mail.example' },
      ...weakDatabases,
      ...weakOwnSettings,
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    ]
    const breaches = changes.filter(starts).map((change) => JSON.stringify(change))
    if (!starts({})) breaches.push('safe settings do not start either')
    return { tried: `${changes.length} settings`, breaches }
  },
}
