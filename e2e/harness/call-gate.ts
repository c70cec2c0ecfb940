import type { Page, WebSocketRoute } from '@playwright/test'
import { livePath, type AnswerMessage, type CallMessage } from '@xinghe/contract/socket.ts'
import { sealedPrefix } from '@xinghe/contract/wire.ts'

/** Intercepts a page's calls over HTTP and over the socket. */
export interface CallGate {
  /** The socket is up and logged in: bets, spins and shots go over it from now on. */
  isLoggedIn(): boolean
  /** Number of calls sent over the socket, including held ones: what a page polls goes over HTTP. */
  asked(): number
  /** Calls sent over the socket. */
  readonly calls: CallMessage[]
  readonly answers: AnswerMessage[]
  /** Requests arrive, but answers are held back until the gate is opened. */
  cutAnswers(): void
  /** Nothing is sent until the gate is opened. */
  hold(): void
  /** The answer to the next call over the socket is lost together with the socket. */
  loseNextSocket(): void
  /** The network is gone: sockets are lost and nothing is answered until the gate is opened. */
  cutNetwork(): void
  /** Lets everything through; the loss of the next socket stays ordered. */
  open(): void
}

type Message = { readonly t: string } & Record<string, unknown>

/** To be set up before the page opens its socket. */
export const gateCalls = async (page: Page): Promise<CallGate> => {
  const calls: CallMessage[] = []
  const answers: AnswerMessage[] = []
  let held = Promise.withResolvers<void>()
  held.resolve()
  let loses: 'nothing' | 'one' | 'all' = 'nothing'
  let asked = 0
  let isLoggedIn = false
  let isCut = false
  const sockets = new Set<WebSocketRoute>()

  await page.routeWebSocket(new RegExp(`${livePath}$`), (client) => {
    if (isCut) {
      void client.close()
      return
    }
    isLoggedIn = false
    const server = client.connectToServer()
    sockets.add(client).add(server)
    /** Calls on their way whose answers are lost. */
    const unanswered = new Set<unknown>()
    client.onMessage(async (text) => {
      const message = JSON.parse(String(text)) as Message
      if (message.t === 'call') {
        asked += 1
        await held.promise
        calls.push(message as unknown as CallMessage)
        if (loses !== 'nothing') unanswered.add(message['id'])
      }
      server.send(text)
    })
    server.onMessage(async (text) => {
      const message = JSON.parse(String(text)) as Message
      if (message.t === 'logged-in') isLoggedIn = true
      if (message.t !== 'answer') return client.send(text)
      answers.push(message as unknown as AnswerMessage)
      if (!unanswered.delete(message['id'])) return client.send(text)
      // The socket stays while another call is on its way: it would be lost before it arrives.
      if (unanswered.size > 0) return
      if (loses === 'one') loses = 'nothing'
      await Promise.all([client.close(), server.close()])
    })
  })
  await page.route(`**${sealedPrefix}**`, async (route) => {
    await held.promise
    if (isCut) return route.abort()
    if (loses !== 'all') return route.continue()
    await route.fetch()
    return route.abort()
  })

  return {
    isLoggedIn: () => isLoggedIn,
    asked: () => asked,
    calls,
    answers,
    cutAnswers() {
      loses = 'all'
    },
    hold() {
      held = Promise.withResolvers<void>()
    },
    loseNextSocket() {
      loses = 'one'
    },
    cutNetwork() {
      isCut = true
      for (const socket of sockets) void socket.close()
      sockets.clear()
    },
    open() {
      isCut = false
      if (loses === 'all') loses = 'nothing'
      held.resolve()
    },
  }
}
