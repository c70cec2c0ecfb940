import * as z from 'zod/mini'
import type { FeedArchive } from '../../feed/feed.ts'
import { previewAnswer, resultAnswer } from './archive-shapes.ts'
import { askSigned } from './ask-signed.ts'
import { previewPath, resultPath, type FeedAddress } from './sign-feed.ts'

const timeoutMs = 5_000
const answerLimitBytes = 2 * 1024 * 1024

const limitedText = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > answerLimitBytes) throw new Error('the answer of the feed is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8').trimEnd()
}

/** Requests that a feed may leave out: it answers 404 to them, as it does to an unknown match. */
export const outsideArchive = (address: FeedAddress, stopping: AbortSignal): FeedArchive => {
  const ask = async <Shape extends z.ZodMiniType>(
    path: string,
    matchId: string,
    shape: Shape,
  ): Promise<z.output<Shape> | null> => {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
    const query = `${path}?match=${encodeURIComponent(matchId)}`
    const { response, open } = await askSigned(address, query, signal)
    if (!response.ok) await response.body?.cancel()
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the feed answered ${response.status} to ${path}`)
    const text = open(await limitedText(response))
    if (text === null) throw new Error('an answer of the feed is not signed')
    return z.parse(shape, JSON.parse(text))
  }
  return {
    preview: (matchId) => ask(previewPath, matchId, previewAnswer),
    result: (matchId) => ask(resultPath, matchId, resultAnswer),
  }
}
