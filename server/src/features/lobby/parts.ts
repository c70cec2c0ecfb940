import type { Platform } from '../../platform/parts.ts'
import { httpVenue } from './venues/http-venue.ts'
import { openSandbox, type SandboxProcess } from './venues/sandbox/sandbox-process.ts'
import type { OutsideVenue } from './venues/venue.ts'

/** The parts of the lobby beside the platform. */
export interface LobbyParts {
  /** The outside venues, by channel code. */
  readonly outside: ReadonlyMap<string, OutsideVenue>
  /** Set while a sandbox process simulates the outside venue. */
  readonly sandbox: SandboxProcess | null
  close(): Promise<void>
}

/** The channel of the outside venue, whose adapter is chosen by VENUE_ADAPTER. */
export const outsideChannel = 'SBX'

/** Its one game is a fair toss of a coin. */
const outsidePlay: OutsideVenue['play'] = { category: 'QP', edgeBp: 0 }

export const openLobbyParts = ({ config }: Pick<Platform, 'config'>): LobbyParts => {
  const { adapter, url, secret, oldSecret, patienceMs } = config.venue
  if (adapter === 'none') {
    return { outside: new Map(), sandbox: null, close: async () => undefined }
  }
  const sandbox = adapter === 'sandbox' ? openSandbox(config.databaseUrl) : null
  const address = async () => sandbox?.address() ?? { url, secret, oldSecret }
  const venue = httpVenue({ code: outsideChannel, play: outsidePlay, address, patienceMs })
  return {
    outside: new Map([[venue.code, venue]]),
    sandbox,
    close: async () => sandbox?.close(),
  }
}
