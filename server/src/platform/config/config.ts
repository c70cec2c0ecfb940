import { join } from 'node:path'

export interface Config {
  readonly host: string
  readonly port: number
  readonly databaseUrl: string
  readonly dataDir: string
  readonly mode: 'demo' | 'live'
  /** `on` refuses plain calls; `off` tells the client to speak plainly and takes either. */
  readonly encryption: boolean
  readonly forcedMaintenance: boolean
  readonly clock: 'system' | 'sandbox'
  /** How many proxies stand in front; the address is taken that many entries from the right. */
  readonly trustProxy: number
  /** Multiplies every rate limit; load tests on one address raise it. */
  readonly rateFactor: number
  readonly logLevel: string
  readonly siteUrl: string
  readonly masterSecret: string | null
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
}

export class ConfigFault extends Error {}

const oneOf = <const T extends string>(
  name: string,
  given: string | undefined,
  allowed: readonly T[],
): T => {
  const fallback = allowed[0]
  if (given === undefined || given === '') {
    if (fallback === undefined) throw new ConfigFault(`${name} has no value`)
    return fallback
  }
  const found = allowed.find((value) => value === given)
  if (found === undefined)
    throw new ConfigFault(`${name} is "${given}"; it takes ${allowed.join(' or ')}`)
  return found
}

const number = (
  name: string,
  given: string | undefined,
  fallback: number,
  least: number,
  most: number,
): number => {
  if (given === undefined || given === '') return fallback
  const value = Number(given)
  if (!Number.isFinite(value) || value < least || value > most) {
    throw new ConfigFault(`${name} is "${given}"; it takes a number from ${least} to ${most}`)
  }
  return value
}

/** Reads the environment once; a wrong value stops the start with a sentence that names the setting. */
export const readConfig = (env: NodeJS.ProcessEnv, root: string): Config => {
  const databaseUrl = env['DATABASE_URL']
  if (databaseUrl === undefined || databaseUrl === '')
    throw new ConfigFault('DATABASE_URL is not set')
  const port = number('PORT', env['PORT'], 8080, 0, 65_535)
  const config: Config = {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    databaseUrl,
    dataDir: env['DATA_DIR'] ?? join(root, '.data'),
    mode: oneOf('SITE_MODE', env['SITE_MODE'], ['demo', 'live']),
    encryption: oneOf('WIRE_ENCRYPTION', env['WIRE_ENCRYPTION'], ['on', 'off']) === 'on',
    forcedMaintenance: oneOf('SITE_MAINTENANCE', env['SITE_MAINTENANCE'], ['0', '1']) === '1',
    clock: oneOf('CLOCK', env['CLOCK'], ['system', 'sandbox']),
    trustProxy: Math.trunc(number('TRUST_PROXY', env['TRUST_PROXY'], 0, 0, 10)),
    rateFactor: number('RATE_FACTOR', env['RATE_FACTOR'], 1, 0.01, 1_000_000),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'], ['info', 'debug', 'warn', 'error', 'silent']),
    siteUrl: env['SITE_URL'] ?? `http://localhost:${port}`,
    masterSecret: env['MASTER_SECRET'] ?? null,
    operatorPassword: env['OPERATOR_PASSWORD'] ?? null,
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
  }
  refuseHalfAdapters(config)
  refuseSandboxInLive(config)
  return config
}

/** An adapter that is chosen but not told whom to speak to would fail only when a member waits. */
const refuseHalfAdapters = ({ mail, sms }: Config): void => {
  if (mail.adapter === 'smtp' && (!/^smtps?:\/\//.test(mail.url) || mail.from === ''))
    throw new ConfigFault('MAIL_ADAPTER=smtp needs SMTP_URL (smtp://… or smtps://…) and MAIL_FROM')
  if (sms.adapter === 'http' && (!/^https?:\/\//.test(sms.url) || sms.secret === ''))
    throw new ConfigFault('SMS_ADAPTER=http needs SMS_URL (https://…) and SMS_SECRET')
}

/** Every adapter that only plays an outside party; a live site never runs with one. */
const refuseSandboxInLive = (config: Config): void => {
  if (config.mode !== 'live') return
  const sandboxes = [
    config.clock === 'sandbox' ? 'CLOCK=sandbox' : null,
    config.mail.adapter === 'sandbox' ? 'MAIL_ADAPTER=sandbox' : null,
    config.sms.adapter === 'sandbox' ? 'SMS_ADAPTER=sandbox' : null,
  ].filter((name) => name !== null)
  if (sandboxes.length > 0) {
    throw new ConfigFault(
      `SITE_MODE=live does not run with a sandbox adapter: ${sandboxes.join(', ')}`,
    )
  }
  if (config.rateFactor !== 1) throw new ConfigFault('SITE_MODE=live keeps RATE_FACTOR at 1')
}
