import type { Call } from '@xinghe/contract/call.ts'
import type { Envelope } from '@xinghe/contract/envelope.ts'
import {
  livePath,
  type AnswerMessage,
  type CallMessage,
  type ServerMessage,
} from '@xinghe/contract/socket.ts'
import type { Answer, CallOptions, WireClient } from './wire-client.ts'

type Heard = ServerMessage & Record<string, unknown>

/** A socket that stores its messages and lets a test wait for the next message of a kind. */
export const openSocket = async (url: string, headers: Record<string, string> = {}) => {
  const address = url.replace('http', 'ws') + livePath
  const socket = new WebSocket(address, { headers })
  const heard: Heard[] = []
  const waiting: { fits: (message: Heard) => boolean; take: (message: Heard) => void }[] = []
  const deal = (): void => {
    for (const [at, { fits, take }] of waiting.entries()) {
      const found = heard.findIndex(fits)
      if (found === -1) continue
      waiting.splice(at, 1)
      take(heard.splice(found, 1)[0] as Heard)
      return deal()
    }
  }
  const hear = (fits: (message: Heard) => boolean): Promise<Heard> =>
    new Promise((take) => {
      waiting.push({ fits, take })
      deal()
    })
  socket.addEventListener('message', (event) => {
    heard.push(JSON.parse(String(event.data)) as Heard)
    deal()
  })
  const closed = new Promise<{ code: number; reason: string }>((take) =>
    socket.addEventListener('close', (event) => take({ code: event.code, reason: event.reason })),
  )
  await new Promise((take) => socket.addEventListener('open', take, { once: true }))
  return {
    send: (message: object) => socket.send(JSON.stringify(message)),
    sendText: (text: string) => socket.send(text),
    next: (kind: string) => hear((message) => message.t === kind),
    answerTo: (id: number) =>
      hear(({ t, id: answered }) => t === 'answer' && answered === id) as Promise<AnswerMessage>,
    closed,
    close: () => socket.close(),
  }
}

export type TestSocket = Awaited<ReturnType<typeof openSocket>>

/** Logs the socket in; it then makes calls as a browser does. */
export const loggedIn = async (socket: TestSocket, client: WireClient, token: string) => {
  socket.send({ t: 'login', token, key: client.keyHeader })
  await socket.next('logged-in')
  const exchange = async (message: CallMessage): Promise<Omit<Answer, 'http'>> => {
    const answered = socket.answerTo(message.id)
    socket.send(message)
    const answer = await answered
    if ('envelope' in answer) return answer.envelope as Omit<Answer, 'http'>
    const text = client.openAnswer(message.id, Buffer.from(answer.sealed, 'base64url'))
    return JSON.parse(text) as Envelope as Omit<Answer, 'http'>
  }
  return {
    ...socket,
    exchange,
    call: (call: Pick<Call, 'path'>, input: unknown, options?: CallOptions) =>
      exchange(client.prepareMessage(call, input, options)),
  }
}
