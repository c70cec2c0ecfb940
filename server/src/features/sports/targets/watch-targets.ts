import type { FastifyBaseLogger } from 'fastify'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { isTargetReached } from '@xinghe/rules/sports/price-target.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import {
  onTargets,
  readWaiting,
  storeOver,
  storeReached,
  type ReachedTarget,
  type WaitingTarget,
} from './store-target.ts'
import { targetOffer } from './target-markets.ts'

/** Compares the targets of members with the book. */
export interface TargetWatch {
  /** Compares all targets of matches that changed. A timer does it too. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A price that is gone again within this time could not have been bet on either. */
const tickMs = 250
/** How often all targets are compared: a match may have left the book before this process began. */
const sweepMs = minuteMs

type Judgement = { readonly reached: ReachedTarget[]; readonly over: string[] }

/** The targets of the book's matches in memory, by match; every process decides, the database keeps the first. */
export const watchTargets = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  book: Book,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<TargetWatch> => {
  let waiting = new Map<string, Map<string, WaitingTarget>>()
  /** Matches whose targets have to be compared. */
  let changed = new Set<string>()

  const put = (into: typeof waiting, target: WaitingTarget): void => {
    const known = into.get(target.matchId) ?? new Map<string, WaitingTarget>()
    into.set(target.matchId, known.set(target.id, target))
  }
  const add = (target: WaitingTarget): void => {
    put(waiting, target)
    changed.add(target.matchId)
  }
  const reload = async (): Promise<void> => {
    const read = new Map<string, Map<string, WaitingTarget>>()
    for (const target of await readWaiting(sql)) put(read, target)
    waiting = read
    changed = new Set(read.keys())
  }

  const judge = (matchId: string): Judgement => {
    const targets = [...(waiting.get(matchId)?.values() ?? [])]
    const match = book.match(matchId)
    if (match === null || match.endedAt !== null)
      return { reached: [], over: book.isWhole() ? targets.map(({ id }) => id) : [] }
    const reached = targets.flatMap((target): ReachedTarget[] => {
      const hk = targetOffer(book, target)?.hk
      return hk !== undefined && isTargetReached(target, hk) ? [{ id: target.id, price: hk }] : []
    })
    return { reached, over: [] }
  }

  const check = async (): Promise<void> => {
    const matchIds = [...changed].filter((matchId) => waiting.has(matchId))
    changed = new Set()
    const judged = matchIds.map((matchId) => ({ matchId, ...judge(matchId) }))
    const reached = judged.flatMap((one) => one.reached)
    const over = judged.flatMap((one) => one.over)
    try {
      if (reached.length > 0) await storeReached(sql, reached, clock.now())
      if (over.length > 0) await storeOver(sql, over, clock.now())
    } catch (error) {
      for (const matchId of matchIds) changed.add(matchId)
      throw error
    }
    for (const one of judged) {
      const targets = waiting.get(one.matchId)
      for (const id of [...one.reached.map((target) => target.id), ...one.over]) targets?.delete(id)
      if (targets?.size === 0) waiting.delete(one.matchId)
    }
  }

  /** One at a time: a target that is being stored would be stored again. */
  let working: Promise<void> = Promise.resolve()
  const checkInTurn = (): Promise<void> => {
    const done = working.then(check)
    working = done.catch((error: unknown) =>
      log.error({ err: error }, 'price targets were not compared'),
    )
    return done
  }

  const compareAll = (): void => {
    for (const matchId of waiting.keys()) changed.add(matchId)
  }
  const leaveBook = book.onChange((change) => {
    if (change.kind === 'match' && waiting.has(change.matchId)) changed.add(change.matchId)
    // Prices that were suspended during a silence are on offer again.
    if (change.kind === 'feed' && change.alive) compareAll()
  })
  const hearing = await onTargets(sql, add, reload)
  await reload()
  const timer = setInterval(() => {
    if (changed.size > 0) void checkInTurn().catch(() => undefined)
  }, tickMs)
  timer.unref()
  const sweeping = setInterval(compareAll, sweepMs)
  sweeping.unref()
  return {
    check: checkInTurn,
    async close() {
      clearInterval(timer)
      clearInterval(sweeping)
      leaveBook()
      await hearing.close()
      await working
    },
  }
}
