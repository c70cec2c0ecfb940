import type { Platform } from '../../platform/parts.ts'
import { httpVenue } from './venues/http-venue.ts'
import { openSandbox, type SandboxProcess } from './venues/sandbox/sandbox-process.ts'
import type { OutsideVenue } from './venues/venue.ts'

/** What the lobby needs beside the platform. */
export interface LobbyParts {
  /** The venues of other houses, by channel code. */
  readonly outside: ReadonlyMap<string, OutsideVenue>
  /** While the outside venue is played by our own process. */
  readonly sandbox: SandboxProcess | null
  close(): Promise<void>
}

/** The channel that VENUE_ADAPTER chooses the speaker for. */
export const outsideChannel = 'SBX'

export const openLobbyParts = ({ config }: Pick<Platform, 'config'>): LobbyParts => {
  const { adapter, url, secret, patienceMs } = config.venue
  if (adapter === 'none') {
    return { outside: new Map(), sandbox: null, close: async () => undefined }
  }
  const sandbox = adapter === 'sandbox' ? openSandbox(config.databaseUrl) : null
  const address = async () => sandbox?.address() ?? { url, secret }
  const venue = httpVenue({ code: outsideChannel, address, patienceMs })
  return {
    outside: new Map([[venue.code, venue]]),
    sandbox,
    close: async () => sandbox?.close(),
  }
}
