import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { systemClock } from '../../../platform/clock/clock.ts'
import { hearAnswer, isAnswerSigned } from './sign-answer.ts'
import { signatureHeader, signRequest } from './sign-request.ts'

export interface VenueAddress {
  readonly url: string
  /** Signs our requests. */
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret: string | null
}

/** The secrets with which the venue may sign an answer. */
export const answerSecrets = ({ secret, oldSecret }: VenueAddress): readonly string[] =>
  oldSecret === null ? [secret] : [secret, oldSecret]

export interface Question<Shape extends z.ZodMiniType> {
  readonly path: string
  readonly body: object
  readonly shape: Shape
  readonly patienceMs: number
}

/** Requests are idempotent by their ids, so they are retried; a venue may be restarting. */
const pausesMs = [100, 400] as const

const askOnce = async (
  address: VenueAddress,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<unknown> => {
  const target = new URL(`${address.url}${path}`)
  // Real time: the outside party does not follow the sandbox clock.
  const signed = signRequest(address.secret, systemClock.now(), {
    method: 'POST',
    path: target.pathname,
    body,
  })
  const response = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
    redirect: 'error',
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the venue answered ${response.status}`)
  }
  const answer = await hearAnswer(response)
  if (!isAnswerSigned(answerSecrets(address), signed[signatureHeader] ?? '', answer))
    throw new Error('the answer of the venue is not signed')
  return JSON.parse(answer.body)
}

/** The venue's answer; null on a timeout, an error, or an answer that is malformed or not signed. */
export const askVenue = async <Shape extends z.ZodMiniType>(
  address: () => Promise<VenueAddress>,
  { path, body, shape, patienceMs }: Question<Shape>,
): Promise<z.output<Shape> | null> => {
  const at = await address().catch(() => null)
  if (at === null) return null
  const signal = AbortSignal.timeout(patienceMs)
  const text = JSON.stringify(body)
  for (const pauseMs of [...pausesMs, null]) {
    const answer = await askOnce(at, path, text, signal).catch(() => undefined)
    if (answer !== undefined) {
      const read = z.safeParse(shape, answer)
      return read.success ? read.data : null
    }
    if (signal.aborted || pauseMs === null) return null
    await pause(pauseMs, undefined, { signal }).catch(() => undefined)
  }
  return null
}
