import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { systemClock } from '../../../../platform/clock/clock.ts'
import { keyIdHeader } from '../../../../platform/signing/signed-message.ts'
import type { FeedNews } from '../../feed/feed.ts'
import { feedMessage, streamNumber } from './message-shapes.ts'
import {
  askingHeaders,
  lineOpener,
  streamPath,
  type FeedAddress,
  type OpenLine,
} from './sign-feed.ts'

export interface Numbered {
  readonly sequence: number
  readonly news: FeedNews
}

export interface OutsideStream {
  /** Rejects with the reason when the stream has ended. */
  readonly over: Promise<never>
}

const handshakeMs = 5_000
const messageLimitBytes = 1024 * 1024

const parsed = (open: OpenLine, line: string): Numbered => {
  const text = open(line)
  if (text === null) throw new Error('a message of the feed is not signed')
  const message = JSON.parse(text) as unknown
  return {
    sequence: z.parse(streamNumber, message).sequence,
    news: z.parse(feedMessage, message),
  }
}

/** Resolves once the stream is open. The stream ends after `silenceMs` without a message, or by the signal. */
export const openStream = async (
  address: FeedAddress,
  hear: (message: Numbered) => void,
  silenceMs: number,
  signal: AbortSignal,
): Promise<OutsideStream> => {
  const { url, secret } = address
  const nonce = randomBytes(16).toString('hex')
  const target = new URL(`${url.replace(/^http/, 'ws')}${streamPath}`)
  const socket = new WebSocket(target, {
    headers: askingHeaders(secret, systemClock.now(), nonce, target.pathname),
    handshakeTimeout: handshakeMs,
    maxPayload: messageLimitBytes,
    perMessageDeflate: false,
  })
  let open = lineOpener(address, nonce, '')
  socket.once('upgrade', ({ headers }) => {
    open = lineOpener(address, nonce, String(headers[keyIdHeader] ?? ''))
  })
  let end: (why: Error) => void = () => undefined
  const over = new Promise<never>((_, reject) => {
    end = reject
  })
  // Callers await `over`; before they do, a rejection must not count as unhandled.
  over.catch(() => undefined)
  const leave = (why: Error): void => {
    end(why)
    socket.terminate()
  }
  signal.addEventListener('abort', () => leave(new Error('left')), { once: true })
  const silence = setTimeout(() => leave(new Error('the feed is silent')), silenceMs)
  socket.on('message', (bytes: Buffer) => {
    silence.refresh()
    try {
      hear(parsed(open, bytes.toString('utf8')))
    } catch (error) {
      leave(error instanceof Error ? error : new Error('a message was not understood'))
    }
  })
  socket.on('error', (error) => leave(error))
  socket.on('close', () => {
    clearTimeout(silence)
    leave(new Error('the feed has closed its stream'))
  })
  await Promise.race([new Promise<void>((resolve) => socket.once('open', () => resolve())), over])
  return { over }
}
