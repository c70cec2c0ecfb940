import { join } from 'node:path'
import { readFeed, type FeedConfig } from './feed.ts'
import { readLimits, type Limits } from './limits.ts'
import { refuseUnsafeAddresses } from './live-addresses.ts'
import { readMasterSecret } from './master-secret.ts'
import { leastSecret } from './partner.ts'
import { readPayout, type PayoutConfig } from './payout.ts'
import { readOperatorPassword } from './operator-password.ts'
import { readProxies, type ProxyConfig } from './proxies.ts'
import { readRails, type RailConfig } from './rails.ts'
import { ConfigFault, number, oneOf } from './read-value.ts'
import { readSalt, type SaltConfig } from './salt.ts'
import { readVenue, type VenueConfig } from './venue.ts'

export interface Config {
  readonly host: string
  readonly port: number
  readonly databaseUrl: string
  /** How long a call waits for a connection, and a statement for a lock. */
  readonly databaseWaitMs: number
  /** After SIGTERM: how long calls are served further, and then over how long sockets are closed. */
  readonly drain: { readonly noticeMs: number; readonly socketsMs: number }
  readonly dataDir: string
  readonly mode: 'demo' | 'live'
  /** `on` refuses plain calls; `off` tells the client to send plain calls and accepts both. */
  readonly encryption: boolean
  readonly forcedMaintenance: boolean
  readonly clock: 'system' | 'sandbox'
  readonly proxies: ProxyConfig
  /** Multiplies every rate limit; load tests on one address raise it. */
  readonly rateFactor: number
  readonly limits: Limits
  /** `least` hashes passwords at minimal cost, for sites started by tests; refused on a live site. */
  readonly passwordCost: 'full' | 'least'
  readonly logLevel: string
  readonly siteUrl: string
  readonly masterSecret: string | null
  /** The previous master secret: still opens sealed values while the secret is being changed. */
  readonly masterSecretOld: string | null
  readonly operatorPassword: string | null
  readonly webRoot: string
  readonly mail: {
    readonly adapter: 'sandbox' | 'smtp'
    readonly url: string
    readonly from: string
  }
  readonly sms: {
    readonly adapter: 'sandbox' | 'http'
    readonly url: string
    readonly secret: string
  }
  readonly venue: VenueConfig
  readonly rails: RailConfig
  readonly payout: PayoutConfig
  readonly feed: FeedConfig
  readonly salt: SaltConfig
  /** Whether this process runs draws; `off` for tests, and for processes that only answer calls. */
  readonly draws: boolean
}

/** Reads the environment once; a wrong value stops the start with a message that names the setting. */
export const readConfig = (env: NodeJS.ProcessEnv, root: string): Config => {
  const databaseUrl = env['DATABASE_URL']
  if (databaseUrl === undefined || databaseUrl === '')
    throw new ConfigFault('DATABASE_URL is not set')
  const port = number('PORT', env['PORT'], 8080, 0, 65_535)
  const rateFactor = number('RATE_FACTOR', env['RATE_FACTOR'], 1, 0.01, 1_000_000)
  const mode = oneOf('SITE_MODE', env['SITE_MODE'], ['demo', 'live'])
  const siteUrl = env['SITE_URL'] ?? `http://localhost:${port}`
  const config: Config = {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    databaseUrl,
    databaseWaitMs: number('DATABASE_WAIT_MS', env['DATABASE_WAIT_MS'], 5_000, 100, 600_000),
    drain: {
      noticeMs: number('DRAIN_NOTICE_MS', env['DRAIN_NOTICE_MS'], 5_000, 0, 10_000),
      socketsMs: number('DRAIN_SOCKETS_MS', env['DRAIN_SOCKETS_MS'], 10_000, 0, 20_000),
    },
    dataDir: env['DATA_DIR'] ?? join(root, '.data'),
    mode,
    encryption: oneOf('WIRE_ENCRYPTION', env['WIRE_ENCRYPTION'], ['on', 'off']) === 'on',
    forcedMaintenance: oneOf('SITE_MAINTENANCE', env['SITE_MAINTENANCE'], ['0', '1']) === '1',
    clock: oneOf('CLOCK', env['CLOCK'], ['system', 'sandbox']),
    proxies: readProxies(env, { mode, siteUrl }),
    rateFactor,
    limits: readLimits(env, rateFactor),
    passwordCost: oneOf('PASSWORD_COST', env['PASSWORD_COST'], ['full', 'least']),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'], ['info', 'debug', 'warn', 'error', 'silent']),
    siteUrl,
    masterSecret: readMasterSecret(env, mode),
    masterSecretOld: env['MASTER_SECRET_OLD'] || null,
    operatorPassword: readOperatorPassword(env),
    webRoot: env['WEB_ROOT'] ?? join(root, 'web', 'dist'),
    mail: {
      adapter: oneOf('MAIL_ADAPTER', env['MAIL_ADAPTER'], ['sandbox', 'smtp']),
      url: env['SMTP_URL'] ?? '',
      from: env['MAIL_FROM'] ?? '',
    },
    sms: {
      adapter: oneOf('SMS_ADAPTER', env['SMS_ADAPTER'], ['sandbox', 'http']),
      url: env['SMS_URL'] ?? '',
      secret: env['SMS_SECRET'] ?? '',
    },
    venue: readVenue(env),
    rails: readRails(env),
    payout: readPayout(env),
    feed: readFeed(env),
    salt: readSalt(env),
    draws: oneOf('DRAWS', env['DRAWS'], ['on', 'off']) === 'on',
  }
  refuseHalfAdapters(config)
  refuseSandboxInLive(config)
  if (config.mode === 'live') refuseUnsafeAddresses(config, env)
  return config
}

/** An adapter without its address or secret would fail only at a member's first call. */
const refuseHalfAdapters = ({ mail, sms }: Config): void => {
  if (mail.adapter === 'smtp' && (!/^smtps?:\/\//.test(mail.url) || mail.from === ''))
    throw new ConfigFault('MAIL_ADAPTER=smtp needs SMTP_URL (smtp://… or smtps://…) and MAIL_FROM')
  if (sms.adapter === 'http' && (!/^https?:\/\//.test(sms.url) || sms.secret.length < leastSecret))
    throw new ConfigFault(
      `SMS_ADAPTER=http needs SMS_URL (https://…) and SMS_SECRET of at least ${leastSecret} characters`,
    )
}

/** Every adapter that simulates an outside party; a live site refuses to start with one. */
const refuseSandboxInLive = (config: Config): void => {
  if (config.mode !== 'live') return
  const sandboxes = [
    config.clock === 'sandbox' ? 'CLOCK=sandbox' : null,
    config.mail.adapter === 'sandbox' ? 'MAIL_ADAPTER=sandbox' : null,
    config.sms.adapter === 'sandbox' ? 'SMS_ADAPTER=sandbox' : null,
    config.venue.adapter === 'sandbox' ? 'VENUE_ADAPTER=sandbox' : null,
    config.rails.adapter === 'sandbox' ? 'RAIL_ADAPTER=sandbox' : null,
    config.payout.adapter === 'sandbox' ? 'PAYOUT_ADAPTER=sandbox' : null,
    config.feed.adapter === 'simulator' ? 'FEED_ADAPTER=simulator' : null,
  ].filter((name) => name !== null)
  if (sandboxes.length > 0) {
    throw new ConfigFault(
      `SITE_MODE=live does not run with a sandbox adapter: ${sandboxes.join(', ')}`,
    )
  }
  if (config.passwordCost !== 'full')
    throw new ConfigFault('SITE_MODE=live keeps PASSWORD_COST at full')
  if (config.rateFactor !== 1) throw new ConfigFault('SITE_MODE=live keeps RATE_FACTOR at 1')
}
