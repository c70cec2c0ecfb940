import type { Call } from '@xinghe/contract/call.ts'
import type { Envelope } from '@xinghe/contract/envelope.ts'
import {
  livePath,
  type AnswerMessage,
  type CallMessage,
  type ServerMessage,
} from '@xinghe/contract/socket.ts'
import { openHeardSocket } from './heard-socket.ts'
import type { Answer, CallOptions, WireClient } from './wire-client.ts'

type Heard = ServerMessage & Record<string, unknown>

/** A live socket whose messages a test waits for by kind. */
export const openSocket = async (
  url: string,
  headers: Record<string, string> = {},
  path: string = livePath,
) => {
  const { hear, ...socket } = await openHeardSocket<Heard>(url + path, headers)
  return {
    ...socket,
    hear,
    next: (kind: string) => hear((message) => message.t === kind),
    answerTo: (id: number) =>
      hear(({ t, id: answered }) => t === 'answer' && answered === id) as Promise<AnswerMessage>,
  }
}

export type TestSocket = Awaited<ReturnType<typeof openSocket>>

/** Logs the socket in; it then makes calls as a browser does. */
export const loggedIn = async (
  socket: TestSocket,
  client: WireClient,
  { token, uuid }: { readonly token: string; readonly uuid: string },
) => {
  socket.send({ t: 'login', token, key: client.keyHeader, uuid })
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
