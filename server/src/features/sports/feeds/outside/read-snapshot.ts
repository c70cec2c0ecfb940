import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { systemClock } from '../../../../platform/clock/clock.ts'
import type { FeedNews } from '../feed.ts'
import { feedMessage, snapshotEnd, snapshotHead } from './message-shapes.ts'
import { askingHeaders, openLine, snapshotPath, type FeedAddress } from './sign-feed.ts'

export interface OutsideSnapshot {
  readonly sequence: number
  readonly at: Instant
  /** Throws where it breaks off or is not what was agreed. */
  readonly messages: AsyncIterable<FeedNews>
}

/** The whole is megabytes: it is read line by line, and nothing waits for it meanwhile. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function* opened(
  lines: AsyncIterable<string>,
  secret: string,
  nonce: string,
): AsyncGenerator {
  for await (const line of lines) {
    const text = openLine(secret, nonce, line)
    if (text === null) throw new Error('a line of the snapshot is not signed')
    yield JSON.parse(text) as unknown
  }
}

async function* messagesOf(lines: AsyncGenerator): AsyncGenerator<FeedNews> {
  let told = 0
  for await (const line of lines) {
    const end = z.safeParse(snapshotEnd, line)
    if (end.success) {
      if (end.data.messages === told) return
      throw new Error(`the snapshot has ${told} messages of ${end.data.messages}`)
    }
    told += 1
    yield z.parse(feedMessage, line)
  }
  throw new Error('the snapshot breaks off')
}

/** With `since`, results of what ended after it come too. */
export const readSnapshot = async (
  { url, secret }: FeedAddress,
  since: Instant | null,
  signal: AbortSignal,
): Promise<OutsideSnapshot> => {
  const target = new URL(`${url}${snapshotPath}${since === null ? '' : `?since=${since}`}`)
  const nonce = randomBytes(16).toString('hex')
  const path = target.pathname + target.search
  const response = await fetch(target, {
    // An outside party lives in real time, wherever a sandbox clock has been moved to.
    headers: askingHeaders(secret, systemClock.now(), nonce, path),
    redirect: 'error',
    signal,
  })
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw new Error(`the feed answered ${response.status} to a snapshot`)
  }
  const lines = opened(linesOf(response.body), secret, nonce)
  const first = await lines.next()
  const { sequence, at } = z.parse(snapshotHead, first.value)
  return { sequence, at, messages: messagesOf(lines) }
}
