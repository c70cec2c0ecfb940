import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Sql } from './database/connect.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { Countries } from './geo/countries.ts'
import type { Background } from './jobs/background.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Sessions } from './session/sessions.ts'
import type { Settings } from './settings/settings.ts'
import type { KeyRing } from './wire/key-ring.ts'

/** The parts that the app gives to every feature. */
export interface Platform {
  readonly config: Config
  readonly sql: Sql
  readonly clock: Clock
  readonly secrets: Secrets
  readonly settings: Settings
  readonly sessions: Sessions
  readonly countries: Countries
  readonly keyRing: KeyRing
  readonly delivery: Delivery
  /** Work that continues after its call was answered. */
  readonly background: Background
}
