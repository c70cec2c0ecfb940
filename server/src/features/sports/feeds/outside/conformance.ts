import { setTimeout as pause } from 'node:timers/promises'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { Book } from '../../book/book.ts'
import { guardMarkets, type FlawedMarket } from '../../book/guard-markets.ts'
import { makeBook } from '../../book/make-book.ts'
import { isSpreadUsed } from '../../cash-out/standing-offer.ts'
import type { FeedArchive, FeedNews } from '../../feed/feed.ts'
import { outsideArchive } from './outside-archive.ts'
import { openStream, type Numbered } from './open-stream.ts'
import { readSnapshot } from './read-snapshot.ts'
import { snapshotPath, type FeedAddress } from './sign-feed.ts'

export interface Finding {
  readonly promise: string
  /** The observed violation; null when the feed passed the check. */
  readonly broken: string | null
}

export interface Listening {
  /** How long the check listens to the stream. */
  readonly listenMs: number
  readonly silenceMs: number
}

interface TakenSnapshot {
  readonly sequence: number
  readonly messages: readonly FeedNews[]
}

const snapshotTimeoutMs = 60_000

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const takeSnapshot = async (address: FeedAddress): Promise<TakenSnapshot> => {
  const snapshot = await readSnapshot(address, null, AbortSignal.timeout(snapshotTimeoutMs))
  const messages: FeedNews[] = []
  for await (const news of snapshot.messages) messages.push(news)
  return { sequence: snapshot.sequence, messages }
}

/** A book built from a snapshot and the messages after it, under a fixed clock, so that it is never silent. */
const bookAfter = (messages: readonly FeedNews[]): Book => {
  const now = instant(0)
  const bookWriter = makeBook({ now: () => now })
  bookWriter.hear([
    { kind: 'snapshot-begins', at: now },
    ...messages,
    { kind: 'snapshot-over', at: now },
  ])
  return bookWriter.book
}

const contentOf = (book: Book): string[] =>
  [...book.matches()]
    .filter(({ status }) => status !== 'closed')
    .map(({ fixture, status, offered }) => JSON.stringify([fixture.matchId, status, offered]))
    .sort()

const numbersBroken = (from: number, heard: readonly Numbered[]): string | null => {
  let expected = from + 1
  for (const { sequence } of heard.filter((message) => message.sequence > from)) {
    if (sequence !== expected) return `${sequence} came where ${expected} was due`
    expected += 1
  }
  return null
}

interface Followed {
  readonly heard: readonly Numbered[]
  readonly first: TakenSnapshot
  readonly second: TakenSnapshot
}

/** Takes a snapshot, listens, takes a second one, and listens on until the stream has reached its number. */
const listen = async (
  address: FeedAddress,
  { listenMs, silenceMs }: Listening,
): Promise<Followed> => {
  const heard: Numbered[] = []
  let onMessage: () => void = () => undefined
  const leaving = new AbortController()
  const hear = (message: Numbered): void => {
    heard.push(message)
    onMessage()
  }
  const { over } = await openStream(address, hear, silenceMs, leaving.signal)
  try {
    const first = await takeSnapshot(address)
    await Promise.race([pause(listenMs), over])
    const second = await takeSnapshot(address)
    const reached = new Promise<void>((resolve) => {
      onMessage = () => {
        if ((heard.at(-1)?.sequence ?? 0) >= second.sequence) resolve()
      }
      onMessage()
    })
    await Promise.race([reached, over])
    return { heard, first, second }
  } finally {
    leaving.abort()
  }
}

const differenceBroken = ({ heard, first, second }: Followed): string | null => {
  const between = heard.filter(
    ({ sequence }) => sequence > first.sequence && sequence <= second.sequence,
  )
  const streamed = contentOf(bookAfter([...first.messages, ...between.map(({ news }) => news)]))
  const snapshot = contentOf(bookAfter(second.messages))
  const differing = snapshot.filter((match) => !streamed.includes(match))
  return differing.length === 0 && streamed.length === snapshot.length
    ? null
    : `${differing.length} of ${snapshot.length} matches differ, ${streamed.length} were followed`
}

/** Such markets are suspended until an operator releases them. */
const marketsBroken = ({ second }: Followed): string | null => {
  const flawed: FlawedMarket[] = []
  guardMarkets((found) => flawed.push(...found))(second.messages)
  const [first] = flawed
  return first === undefined
    ? null
    : `${flawed.length} markets would be suspended, such as ${first.marketId} (${first.flaw})`
}

/** A spread that gives a price an expected gain is not used, so its bets can be cashed out only at their line. */
const spreadsBroken = ({ second }: Followed): string | null => {
  const contradicted = [...bookAfter(second.messages).matches()].filter(
    (match) => !match.spreads.groups.every((group) => isSpreadUsed(match, group)),
  )
  const [first] = contradicted
  return first === undefined
    ? null
    : `${contradicted.length} matches have spreads that contradict their prices, such as ${first.fixture.matchId}`
}

/** An interrupted match has no final score: bets on the full time must stay open. */
const interruptionBroken = (heard: readonly Numbered[]): string | null => {
  for (const { news } of heard)
    if (news.kind === 'interrupted' && news.report.tallies.score?.full?.final === true)
      return `${news.matchId} was broken off, and its score is final`
  return null
}

/** Previews may be left out; where there is one, its matches are those of the feed and their results agree. */
const previewBroken = async (archive: FeedArchive, { first }: Followed): Promise<string | null> => {
  const news = first.messages.find(({ kind }) => kind === 'fixture')
  if (news?.kind !== 'fixture') return null
  const { fixture } = news
  const preview = await archive.preview(fixture.matchId)
  if (preview === null) return null
  if (preview.home.id !== fixture.home.id || preview.away.id !== fixture.away.id)
    return `${fixture.matchId} has other sides in its preview`
  const past = preview.history.find(({ score }) => score !== null)
  if (past === undefined) return null
  const full = (await archive.result(past.matchId))?.report.tallies.score?.full
  return full?.home === past.score?.[0] && full?.away === past.score?.[1]
    ? null
    : `${past.matchId} has another result than in the preview`
}

/** Checks an outside feed before it is used; nothing is stored. */
export const checkFeed = async (address: FeedAddress, listening: Listening): Promise<Finding[]> => {
  const unsigned = await fetch(`${address.url}${snapshotPath}`).catch(() => null)
  const refuses: Finding = {
    promise: 'refuses a request that is not signed',
    broken: unsigned?.status === 401 ? null : `the answer was ${unsigned?.status ?? 'none'}`,
  }
  const promise = 'tells whole snapshots, and a stream that is never silent'
  try {
    const followed = await listen(address, listening)
    return [
      refuses,
      { promise, broken: followed.heard.length === 0 ? 'nothing was said' : null },
      {
        promise: 'numbers its messages without a gap, on from the snapshot',
        broken: numbersBroken(followed.first.sequence, followed.heard),
      },
      {
        promise: 'comes by the stream to what a new snapshot tells',
        broken: differenceBroken(followed),
      },
      {
        promise: 'sends markets with the lines and sides of their plays, and with a margin',
        broken: marketsBroken(followed),
      },
      {
        promise: 'sends spreads that agree with its prices, or none',
        broken: spreadsBroken(followed),
      },
      {
        promise: 'leaves the score open of a match that is broken off',
        broken: interruptionBroken(followed.heard),
      },
      {
        promise: 'answers previews and results that agree, or 404',
        broken: await previewBroken(
          outsideArchive(address, AbortSignal.timeout(snapshotTimeoutMs)),
          followed,
        ).catch(messageOf),
      },
    ]
  } catch (error) {
    return [refuses, { promise, broken: messageOf(error) }]
  }
}
