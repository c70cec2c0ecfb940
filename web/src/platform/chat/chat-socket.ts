import { memberJwt } from '@xinghe/contract/account-member.ts'
import { chatIds, chatPath, chatQuery } from '@xinghe/contract/chat-frames.ts'
import { chatHistory } from '@xinghe/contract/chat.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { QuizPick } from '@xinghe/rules/chat/room-event.ts'
import type { ChatView, OutboxContent } from '@xinghe/rules/chat/view-state.ts'
import { create } from 'zustand'
import { callApi } from '../api/client.ts'
import { deviceUuid } from '../device/device.ts'
import { randomId } from '../device/random-id.ts'
import { showToast } from '../feedback/dialogs.ts'
import { translate } from '../i18n/language.ts'
import { session } from '../session/session.ts'
import { tab } from '../session/tab.ts'
import { local } from '../storage/local.ts'
import { ChatClient } from './chat-client.ts'
import { readOutbox } from './stored-outbox.ts'

type PageState = 'loading' | 'failed'

interface ChatStore {
  readonly view: ChatView
  /** Pages of history under way or failed, by room. */
  readonly pages: Readonly<Record<string, PageState>>
}

const outboxKey = 'chat_outbox'
const pageSize = 50
const retryPageMs = 5_000

const address = (): string => {
  const { protocol, host } = globalThis.location
  const query = new URLSearchParams(chatQuery).toString()
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${chatPath}?${query}`
}

const jwt = async (): Promise<string> => {
  const { jwt: token } = await callApi(memberJwt, {})
  local.set('jwtToken', token)
  return token
}

const client = new ChatClient({
  open: () => new WebSocket(address()),
  isMember: () => session.get().token !== '',
  jwt,
  uuid: deviceUuid,
  readOutbox: () => readOutbox(tab.read(outboxKey)),
  writeOutbox: (outbox) => {
    if (outbox.length === 0) tab.drop(outboxKey)
    else tab.write(outboxKey, outbox)
  },
  onView: (view) => {
    useStore.setState({ view })
    loadNeeded(view)
  },
  onRefused: (_, message) => showToast(translate(message), { tone: 'warning' }),
})

const useStore = create<ChatStore>(() => ({ view: client.view, pages: {} }))

const setPage = (rid: string, state: PageState | null): void =>
  useStore.setState(({ pages }) => {
    const { [rid]: _, ...others } = pages
    return { pages: state === null ? others : { ...others, [rid]: state } }
  })

/** A page that ends at a moment, or the last one. */
const loadPage = async (rid: string, endTime: ReturnType<typeof instant> | null): Promise<void> => {
  const epoch = client.view.rooms[rid]?.epoch ?? null
  if (epoch === null || useStore.getState().pages[rid] === 'loading') return
  setPage(rid, 'loading')
  try {
    const asked = { rid, pageNum: 1, pageSize, ...(endTime === null ? {} : { endTime }) }
    const { list } = await callApi(chatHistory, asked)
    setPage(rid, null)
    client.act({ type: 'page', rid, epoch, list, isLast: list.length < pageSize })
  } catch {
    setPage(rid, 'failed')
    if (endTime === null) setTimeout(() => loadNeeded(client.view), retryPageMs)
  }
}

const loadNeeded = (view: ChatView): void => {
  for (const rid of view.entered) {
    if (view.rooms[rid]?.pageNeeded === true) void loadPage(rid, null)
  }
}

session.onChange(() => client.sessionChanged())
globalThis.addEventListener?.('online', () => client.retryNow())

/** What the screens do in the chat. */
export const chat = {
  enter: (rid: string): (() => void) => client.enter(rid),
  send: (rid: string, content: OutboxContent): void =>
    client.act({ type: 'send', cid: randomId(), rid, content, now: instant(Date.now()) }),
  retry: (cid: string): void => client.act({ type: 'retry', cid, now: instant(Date.now()) }),
  discard: (cid: string): void => client.act({ type: 'discard', cid }),
  seen: (rid: string, seq: number): void => client.act({ type: 'seen', rid, seq }),
  /** False without a connection, as for a guess: neither is kept for later. */
  hide: (userKey: string, on: boolean): boolean =>
    client.send({ msgId: chatIds.block, msgData: { userKey, on } }),
  /** Without a pick: asks how the guesses stand. */
  guess: (gide: string, pick?: QuizPick): boolean =>
    client.send({
      msgId: chatIds.prediction,
      msgData: pick === undefined ? { gide } : { gide, pick },
    }),
  loadOlder: (rid: string): void => {
    const first = client.view.rooms[rid]?.entries[0]
    void loadPage(rid, first?.at ?? null)
  },
}

export const useChatView = <Value>(select: (view: ChatView) => Value): Value =>
  useStore(({ view }) => select(view))

export const usePageState = (rid: string): PageState | undefined =>
  useStore(({ pages }) => pages[rid])
