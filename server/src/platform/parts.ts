import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Sql } from './database/connect.ts'
import type { Countries } from './geo/countries.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Sessions } from './session/sessions.ts'
import type { Settings } from './settings/settings.ts'
import type { KeyRing } from './wire/key-ring.ts'

/** What the app hands to every feature. */
export interface Platform {
  readonly config: Config
  readonly sql: Sql
  readonly clock: Clock
  readonly secrets: Secrets
  readonly settings: Settings
  readonly sessions: Sessions
  readonly countries: Countries
  readonly keyRing: KeyRing
}
