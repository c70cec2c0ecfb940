import type { FastifyBaseLogger } from 'fastify'
import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { compileChatWords, type ChatWord, type ChatWords } from '@xinghe/rules/chat/filter-words.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readWords } from './store.ts'

export interface OpenWords {
  /** The words in force at this moment. */
  readonly at: (now: Instant) => ChatWords
  /** Reads the list again. */
  read(): Promise<void>
  close(): void
}

/** A process that misses a change learns of it by then. */
const rereadMs = minuteMs

export const openWords = async (
  { sql }: Pick<Platform, 'sql'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<OpenWords> => {
  let list: readonly ChatWord[] = []
  let compiled: {
    readonly words: ChatWords
    readonly from: Instant
    readonly until: number
  } | null = null
  const read = async (): Promise<void> => {
    list = await readWords(sql)
    compiled = null
  }
  await read()
  const timer = setInterval(() => {
    read().catch((error: unknown) => log.error({ err: error }, 'the word list was not read'))
  }, rereadMs)
  timer.unref()
  return {
    at(now) {
      if (compiled !== null && now >= compiled.from && now < compiled.until) return compiled.words
      // It holds until the next line begins or ends.
      const turns = list.flatMap(({ from, until }) => (until === null ? [from] : [from, until]))
      const until = Math.min(Number.POSITIVE_INFINITY, ...turns.filter((turn) => turn > now))
      compiled = { words: compileChatWords(list, now), from: now, until }
      return compiled.words
    },
    read,
    close: () => clearInterval(timer),
  }
}
