import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { FeedNews } from '../../feed/feed.ts'
import { askSigned } from './ask-signed.ts'
import { feedMessage, snapshotEnd, snapshotHead } from './message-shapes.ts'
import { snapshotPath, type FeedAddress, type OpenLine } from './sign-feed.ts'

export interface OutsideSnapshot {
  readonly sequence: number
  readonly at: Instant
  /** Throws when the snapshot is incomplete, unsigned or malformed. */
  readonly messages: AsyncIterable<FeedNews>
}

/** Reads line by line: a snapshot has megabytes, and parsing it at once would block the event loop. */
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

async function* opened(lines: AsyncIterable<string>, open: OpenLine): AsyncGenerator {
  for await (const line of lines) {
    const text = open(line)
    if (text === null) throw new Error('a line of the snapshot is not signed')
    yield JSON.parse(text) as unknown
  }
}

async function* messagesOf(lines: AsyncGenerator): AsyncGenerator<FeedNews> {
  let count = 0
  for await (const line of lines) {
    const end = z.safeParse(snapshotEnd, line)
    if (end.success) {
      if (end.data.messages === count) return
      throw new Error(`the snapshot has ${count} messages of ${end.data.messages}`)
    }
    count += 1
    yield z.parse(feedMessage, line)
  }
  throw new Error('the snapshot breaks off')
}

/** With `since`, the snapshot also includes the results of matches that ended after it. */
export const readSnapshot = async (
  address: FeedAddress,
  since: Instant | null,
  signal: AbortSignal,
): Promise<OutsideSnapshot> => {
  const query = since === null ? '' : `?since=${since}`
  const { response, open } = await askSigned(address, `${snapshotPath}${query}`, signal)
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw new Error(`the feed answered ${response.status} to a snapshot`)
  }
  const lines = opened(linesOf(response.body), open)
  const first = await lines.next()
  const { sequence, at } = z.parse(snapshotHead, first.value)
  return { sequence, at, messages: messagesOf(lines) }
}
