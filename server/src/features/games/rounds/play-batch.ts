import { Refused } from '@xinghe/contract/refusal.ts'
import { openPlayer, type Player } from '../../../ledger/play/player.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import { findPurses, lockPurses } from '../../../ledger/play/purse.ts'
import type { TermsCache } from '../../../ledger/play/terms-cache.ts'
import type { PipelinedConnection } from '../../../platform/database/pipelined-connection.ts'
import type { Platform } from '../../../platform/parts.ts'
import { splitByKind, type Asked, type Kinds, type RoundAnswer } from './kinds.ts'
import type { KindWay } from '../round/round-kind.ts'
import type { Judgement } from '../round/round.ts'

export interface PlayParts {
  readonly platform: Pick<Platform, 'sql' | 'clock'>
  readonly terms: TermsCache
  readonly kinds: Kinds
}

export interface BatchWay extends KindWay {
  /** Opens the transaction in which the batch runs. */
  readonly begin: PipelinedConnection['begin']
}

/**
 * Plays the rounds of several members in one transaction, each accepted or refused on its own. Two round
 * trips: lock and read; then write what the rules decided in between. Only a won pool costs a third.
 */
export const playBatch = async (
  { platform, terms, kinds }: PlayParts,
  batch: readonly Asked[],
  way: BatchWay,
): Promise<Judgement<RoundAnswer>[]> => {
  const members = new Set(batch.map(({ memberId }) => memberId))
  if (members.size < batch.length) throw new Error('a member stands twice in a batch')
  const split = splitByKind(kinds, batch)
  const [accounts, prepared] = await Promise.all([
    findPurses(platform.sql, split.owners, platform.clock.now()),
    split.prepare(),
  ])
  return way.begin(async (tx) => {
    const [purses, opened] = await Promise.all([
      lockPurses(tx, accounts, way.lockedRows),
      prepared.open(tx, way),
    ])
    const termsOf = await terms.read(
      tx,
      purses.filter((purse) => purse !== null),
    )
    const now = platform.clock.now()
    const players: Player[] = []
    const answers: Judgement<RoundAnswer>[] = []
    for (const [at, { memberId }] of batch.entries()) {
      const purse = purses[at] ?? null
      const own = termsOf.get(memberId)
      const channel = split.owners[at]?.channel
      if (purse === null || own === undefined || channel === undefined) {
        answers.push('row-locked')
        continue
      }
      const player = openPlayer(channel, purse, own, now)
      const answer = await opened.judge(at, { player, terms: own, now })
      answers.push(answer)
      if (answer !== 'repeated' && answer !== 'row-locked' && !(answer instanceof Refused))
        players.push(player)
    }
    // Every statement is on its way when these have been called: none waits for another.
    const written = Promise.all([
      ...opened.writeBets(tx, now),
      postPlayers(tx, players, now, opened.houseTransfers()),
      ...opened.writeShared(tx),
    ])
    return { answer: answers, written }
  })
}
