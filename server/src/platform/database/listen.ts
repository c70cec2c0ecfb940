import { Client } from 'pg'
import { clientConfig, send, surviveLoss } from './query.ts'

export interface Subscription {
  unlisten(): Promise<void>
}

export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  /** Called after a reconnect: notifications sent meanwhile are lost, so read the state again. */
  missed: () => void,
) => Promise<Subscription>

interface Listener {
  readonly channel: string
  readonly hear: (payload: string) => void
  readonly missed: () => void
}

const firstPauseMs = 50
const longestPauseMs = 2_000

/** One connection for all channels, opened by the first `listen` and reopened whenever it is lost. */
export const openListening = (
  url: string,
  name: string,
): { listen: Listen; close(): Promise<void> } => {
  const listeners = new Set<Listener>()
  let opened: Promise<Client> | null = null
  let pauseMs = firstPauseMs
  let closed = false

  const open = (): Promise<Client> => {
    const client = new Client(clientConfig(url, name))
    surviveLoss(client)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.hear(payload)
    })
    // `end` is emitted for a failed connect too.
    client.once('end', () => {
      opened = null
      if (closed || listeners.size === 0) return
      setTimeout(openAgain, pauseMs).unref()
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    })
    const hearing = client.connect().then(async () => {
      const channels = new Set([...listeners].map(({ channel }) => channel))
      await Promise.all([...channels].map((channel) => send(client, `listen ${channel}`)))
      return client
    })
    hearing.catch(() => client.end())
    return hearing
  }
  const openAgain = (): void => {
    if (closed || opened !== null) return
    opened = open()
    opened.then(
      () => {
        pauseMs = firstPauseMs
        for (const { missed } of listeners) missed()
      },
      () => undefined,
    )
  }

  return {
    async listen(channel, hear, missed) {
      const listener = { channel, hear, missed }
      listeners.add(listener)
      try {
        opened ??= open()
        await send(await opened, `listen ${channel}`)
      } catch (error) {
        listeners.delete(listener)
        throw error
      }
      return { unlisten: async () => void listeners.delete(listener) }
    },
    async close() {
      closed = true
      const client = await opened?.catch(() => null)
      await client?.end()
    },
  }
}
