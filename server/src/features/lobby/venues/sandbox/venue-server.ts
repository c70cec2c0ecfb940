import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { systemClock } from '../../../../platform/clock/clock.ts'
import type { Sql } from '../../../../platform/database/connect.ts'
import { signAnswer } from '../sign-answer.ts'
import { isSigned, signatureHeader } from '../sign-request.ts'
import { answerVenue } from './answer-venue.ts'
import { answerControl } from './control.ts'
import { operations, type FaultKind, type Operation } from './faults.ts'
import { makeHold, type Hold } from './hold.ts'
import { answerPlay } from './play.ts'
import { takeFault } from './store.ts'
import { htmlAnswer, jsonAnswer, type VenueAnswer } from './venue-answer.ts'

export interface VenueServerParts {
  readonly db: Sql
  readonly secret: string
  readonly publicPath: string
}

const reply = (
  response: ServerResponse,
  { status, type, body, location }: VenueAnswer,
  signed: Readonly<Record<string, string>> = {},
): void => {
  if (response.destroyed) return
  const headers = location === undefined ? signed : { ...signed, location }
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}

const garbled = htmlAnswer(200, '<h1>200 ???</h1>')

/** Answers one request of the protocol, with the fault that the tester has set. */
const answerOperation = async (
  { db, secret, publicPath, hold }: VenueServerParts & { hold: Hold },
  operation: Operation,
  asked: { readonly body: string; readonly signature: string },
  response: ServerResponse,
): Promise<void> => {
  const fault: FaultKind | null = await takeFault(db, operation)
  const work = async (): Promise<VenueAnswer> => {
    const answer = await answerVenue(db, {
      operation,
      body: JSON.parse(asked.body),
      refused: fault === 'refuse',
      publicPath,
      now: systemClock.now(),
    })
    return answer === null ? jsonAnswer(403, { refused: true }) : jsonAnswer(200, answer)
  }
  const replySigned = (answer: VenueAnswer): void =>
    reply(response, answer, signAnswer(secret, asked.signature, answer.body))
  switch (fault) {
    case 'down':
      response.destroy()
      return
    case 'hang-before':
      return hold.run(async () => void response.destroy())
    case 'hang-after':
      await work()
      return hold.run(async () => void response.destroy())
    case 'late':
      return hold.run(async () => replySigned(await work()))
    case 'garbled':
      await work()
      return reply(response, garbled)
    case 'repeat':
      await work()
      return replySigned(await work())
    default:
      return replySigned(await work())
  }
}

const answer = async (
  parts: VenueServerParts & { hold: Hold },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const [method, path, body] = [request.method ?? '', request.url ?? '', await text(request)]
  const now = systemClock.now()
  if (!isSigned(parts.secret, now, request.headers, { method, path, body }))
    return reply(response, jsonAnswer(401, { refused: 'signature' }))
  const [, band, name = ''] = path.split('/')
  const operation = operations.find((one) => one === name)
  if (band === 'v1' && method === 'POST' && operation !== undefined)
    return answerOperation(
      parts,
      operation,
      { body, signature: String(request.headers[signatureHeader]) },
      response,
    )
  if (band === 'control') return reply(response, await answerControl(parts, { method, name, body }))
  if (band === 'play')
    return reply(response, await answerPlay(parts, { method, token: name, body, now }))
  reply(response, jsonAnswer(404, { refused: 'path' }))
}

export const makeVenueServer = (parts: VenueServerParts): Server => {
  const standing = { ...parts, hold: makeHold() }
  return createServer((request, response) => {
    answer(standing, request, response).catch((error: unknown) => {
      const status = error instanceof z.core.$ZodError || error instanceof SyntaxError ? 400 : 500
      reply(response, jsonAnswer(status, { refused: status === 400 ? 'body' : 'fault' }))
    })
  })
}
