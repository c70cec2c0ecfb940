import { Client } from 'pg'
import { coalescedRead, type CoalescedRead } from './coalesced-read.ts'
import { isConnectTimeout } from './faults.ts'
import { watchLiveness, type Liveness } from './liveness.ts'
import { clientConfig, send, watchClient } from './query.ts'

export interface Listener {
  readonly channel: string
  /** Called with each notification; left out, a notification starts `reload`. */
  readonly hear?: (payload: string) => void
  /**
   * Reads everything that the listener caches. Notifications sent while the connection was lost never arrive,
   * so it runs after every reconnect, and again until it succeeds.
   */
  readonly reload: () => Promise<unknown>
}

export interface Subscription {
  unlisten(): Promise<void>
}

export type Listen = (listener: Listener) => Promise<Subscription>

interface Listening {
  readonly listen: Listen
  readonly liveness: Liveness
  close(): Promise<void>
  /** Closes the socket without waiting for the server. */
  cut(): void
}

interface Registered extends Listener {
  readonly reloading: CoalescedRead
}

const firstPauseMs = 50
const longestPauseMs = 2_000
/**
 * A notification sent before an answer arrives before it, so an answered beat proves that none was lost. A
 * connection that leaves three beats unanswered is dead: noticed within four seconds.
 */
const beatMs = 1_000
const missedBeatsMost = 3

/** While the host is silent, attempts to connect are short, so that its return is noticed soon. */
const silentConnectMs = 2_000

/** Sends a beat each second. One beat at a time is enough: until its answer, every further one is missed too. */
const beat = (client: Client, fellSilent: () => void): void => {
  let [isAnswered, missed] = [true, 0]
  const timer = setInterval(() => {
    if (!isAnswered) {
      missed += 1
      if (missed < missedBeatsMost) return
      clearInterval(timer)
      client.connection.stream.destroy()
      return fellSilent()
    }
    ;[isAnswered, missed] = [false, 0]
    send(client, 'select 1').then(
      () => (isAnswered = true),
      () => undefined,
    )
  }, beatMs)
  timer.unref()
  client.once('end', () => clearInterval(timer))
}

const deliver = ({ hear, reloading }: Registered, payload: string): void => {
  try {
    if (hear === undefined) reloading.start()
    else hear(payload)
  } catch {
    // The payload is of another release, or wrong: the state itself is in the database.
    reloading.start()
  }
}

/** One connection for all channels, opened by the first `listen` and reopened whenever it is lost. */
export const openListening = (url: string, name: string): Listening => {
  const listeners = new Set<Registered>()
  const liveness = watchLiveness()
  let opened: Promise<Client> | null = null
  let current: Client | null = null
  let pauseMs = firstPauseMs
  let closed = false

  const open = (): Promise<Client> => {
    const client = new Client(
      clientConfig(url, name, liveness.isSilent() ? { waitMs: silentConnectMs } : {}),
    )
    current = client
    watchClient(client)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) deliver(listener, payload)
    })
    // `end` is emitted for a failed connect too.
    client.once('end', () => {
      opened = null
      // Nothing would notice the return of the host.
      if (listeners.size === 0) liveness.answered()
      if (closed || listeners.size === 0) return
      setTimeout(openAgain, pauseMs).unref()
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    })
    const hearing = client.connect().then(async () => {
      liveness.answered()
      beat(client, () => liveness.fellSilent())
      const channels = new Set([...listeners].map(({ channel }) => channel))
      await Promise.all([...channels].map((channel) => send(client, `listen ${channel}`)))
      return client
    })
    hearing.catch((error: unknown) => {
      // A refusal is an answer too.
      if (!isConnectTimeout(error)) liveness.answered()
      client.connection.stream.destroy()
    })
    return hearing
  }
  const openAgain = (): void => {
    if (closed || opened !== null) return
    opened = open()
    opened.then(
      () => {
        pauseMs = firstPauseMs
        for (const { reloading } of listeners) reloading.start()
      },
      () => undefined,
    )
  }

  return {
    async listen(listener) {
      const registered = { ...listener, reloading: coalescedRead(listener.reload) }
      listeners.add(registered)
      const unlisten = async (): Promise<void> => {
        listeners.delete(registered)
        registered.reloading.stop()
      }
      try {
        opened ??= open()
        await send(await opened, `listen ${listener.channel}`)
      } catch (error) {
        await unlisten()
        throw error
      }
      return { unlisten }
    },
    async close() {
      closed = true
      for (const { reloading } of listeners) reloading.stop()
      const client = await opened?.catch(() => null)
      await client?.end()
    },
    liveness,
    cut: () => current?.connection.stream.destroy(),
  }
}
