import { connect } from '../platform/database/connect.ts'
import { requireMigrated } from '../platform/database/migrate.ts'
import { checkSiteRole } from '../platform/database/site-role.ts'
import { sandboxClock, systemClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { openDelivery } from '../platform/delivery/open-delivery.ts'
import { loadCountries } from '../platform/geo/countries.ts'
import { openBackground } from '../platform/jobs/background.ts'
import type { Platform } from '../platform/parts.ts'
import { loadMasterSecrets } from '../platform/secrets/master-file.ts'
import { openSecrets } from '../platform/secrets/open-secrets.ts'
import { openSessions } from '../platform/session/sessions.ts'
import { openSettings } from '../platform/settings/settings.ts'
import { openKeyRing } from '../platform/wire/key-ring.ts'

/** Connects to a migrated database and opens the parts of the platform. */
export const makePlatform = async (
  config: Config,
): Promise<Platform & { close(): Promise<void> }> => {
  const sql = connect(config.databaseUrl, {
    max: 16,
    name: 'xinghe',
    waitMs: config.databaseWaitMs,
  })
  try {
    await requireMigrated(sql)
    const warning = await checkSiteRole(sql, config.mode)
    if (warning !== null) process.stderr.write(`${warning}\n`)
  } catch (error) {
    await sql.end()
    throw error
  }
  const clock = config.clock === 'sandbox' ? sandboxClock() : systemClock
  const masters = await loadMasterSecrets(config.dataDir, {
    current: config.masterSecret,
    old: config.masterSecretOld,
  })
  const secrets = await openSecrets(sql, masters)
  const [settings, sessions, keyRing, countries] = await Promise.all([
    openSettings(sql),
    openSessions(sql, clock),
    openKeyRing(sql, clock, secrets),
    loadCountries(),
  ])
  const delivery = openDelivery(config, sql, clock)
  const background = openBackground()
  return {
    config,
    sql,
    clock,
    secrets,
    settings,
    sessions,
    countries,
    keyRing,
    delivery,
    background,
    async close() {
      await background.idle()
      await delivery.close()
      await Promise.all([settings.close(), sessions.close(), keyRing.close(), secrets.close()])
      await sql.end(5_000)
    },
  }
}
