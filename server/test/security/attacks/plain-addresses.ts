import { readConfig } from '../../../src/platform/config/config.ts'
import { liveSettings, partnerAddresses, privateHosts } from '../../live-settings.ts'
import type { Attack } from '../attack.ts'

const starts = (change: Readonly<Record<string, string>>): boolean => {
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

/** An operator is led to a setting through which somebody between could forge answers. */
export const attack: Attack = {
  item: 'forged answers',
  title: 'a live site speaks with nobody without TLS or inside a private network',
  async run() {
    const changes = [
      ...partnerAddresses.flatMap((name) => [
        { [name]: 'http://partner.example/api' },
        ...privateHosts.map((host) => ({ [name]: `https://${host}/api` })),
      ]),
      { SMTP_URL: 'smtp://mail.example' },
      ...weakDatabases,
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    ]
    const breaches = changes.filter(starts).map((change) => JSON.stringify(change))
    if (!starts({})) breaches.push('safe settings do not start either')
    return { tried: `${changes.length} settings`, breaches }
  },
}
