import { livePath, type Topic } from '@xinghe/contract/socket.ts'
import { create } from 'zustand'
import { agreed, openLive } from '../api/agreement.ts'
import { offerSocketTransport } from '../api/socket-transport.ts'
import { deviceUuid } from '../device/device.ts'
import { expireSession } from '../session/expire.ts'
import { session } from '../session/session.ts'
import { onKeyChange, reloadPreInfo } from '../site/pre-info.ts'
import { LiveClient, type LiveState } from './live-client.ts'
import type { TopicUpdate } from './topics.ts'

const useStore = create<{ state: LiveState }>(() => ({ state: 'connecting' }))

const liveAddress = (): string => {
  const { protocol, host } = globalThis.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${livePath}`
}

/** The key that was refused last; after a second refusal there is no retry. */
let refusedKey = ''

const onLoginRefused = async (refusal: string): Promise<void> => {
  if (session.get().token === '') return
  if (refusal === 'session-expired') return expireSession()
  const { keyHeader } = await agreed()
  if (refusal !== 'key-unknown' || refusedKey === keyHeader) return
  refusedKey = keyHeader
  // The server's key was changed while the page was open; a new key logs in by itself.
  const { key } = await reloadPreInfo()
  if (keyHeader.startsWith(key.id)) client.sessionChanged()
}

const client = new LiveClient({
  open: () => new WebSocket(liveAddress()),
  token: () => session.get().token,
  uuid: deviceUuid,
  keyHeader: async () => (await agreed()).keyHeader,
  unseal: async (body) => openLive((await agreed()).keys, body),
  onState: (state) => useStore.setState({ state }),
  onRefused: (about, refusal) => {
    if (about === 'login') onLoginRefused(refusal).catch(() => undefined)
  },
})

offerSocketTransport(client)
session.onChange(() => client.sessionChanged())
// What the socket is sent is sealed for the key of its login, and opened with the newest.
onKeyChange(() => client.sessionChanged())
globalThis.addEventListener?.('online', () => client.retryNow())

/** One connection per tab serves every subscription; a snapshot comes first. */
export const subscribe = <T extends Topic>(
  topic: T,
  listener: (update: TopicUpdate<T>) => void,
): (() => void) => client.subscribe(topic, listener)

/** A topic with parameters in its name; the caller knows its value type. */
export const subscribeNamed = (
  topic: string,
  listener: (update: { readonly kind: 'snap' | 'delta'; readonly data: unknown }) => void,
): (() => void) => client.subscribe(topic as Topic, listener)

export const useLiveState = (): LiveState => useStore((store) => store.state)
