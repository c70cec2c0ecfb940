import { hash } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { openTermsCache } from '../../../ledger/play/terms-cache.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { openGroupCommit, type GroupSize } from '../../../platform/database/group-commit.ts'
import { openPipelinedConnection } from '../../../platform/database/pipelined-connection.ts'
import { openRecentKeys } from '../../../platform/database/recent-keys.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { AnswerByKind, Asked, Kinds, RoundAnswer } from './kinds.ts'
import { playBatch, type BatchWay, type PlayParts } from './play-batch.ts'
import type { Judgement } from '../round/round.ts'
import { isRepeated } from '../solo/store-bet.ts'

/** Stable for equal bodies; only a member's own requests are ever compared by it. */
export const bodyHashOf = (body: readonly unknown[]): string =>
  hash(
    'sha256',
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
    'base64url',
  ).slice(0, 22)

/** Plays rounds of all kinds, together where they wait together. */
export interface Rounds {
  /** Durable before the answer. `repeated`: the same request was answered before. */
  play<A extends Asked>(asked: A): Promise<AnswerByKind[A['kind']] | 'repeated'>
  close(): Promise<void>
}

/** Each lane has a connection of its own. */
const laneSize: GroupSize = { max: 256, most: 2_048, lanes: 2 }

export interface RoundsPlatform extends Pick<Platform, 'sql' | 'clock'> {
  readonly config: Pick<Platform['config'], 'databaseUrl' | 'databaseWaitMs'>
}

type Settled = Exclude<Judgement<RoundAnswer>, 'row-locked'>

export const openRounds = (
  platform: RoundsPlatform,
  kinds: Kinds,
  size: Partial<GroupSize> = {},
): Rounds => {
  const { sql, config } = platform
  const parts: PlayParts = { platform, terms: openTermsCache(), kinds }
  const groupSize = { ...laneSize, ...size }
  const connections = Array.from({ length: groupSize.lanes }, () =>
    openPipelinedConnection(config.databaseUrl, 'rounds', {
      waitMs: config.databaseWaitMs,
      liveness: sql.liveness,
    }),
  )
  const answeredLately = openRecentKeys()

  /**
   * Requests are taken for new. Where one was answered before, its key undoes the batch; where one is
   * refused, its own first attempt may be the reason. Both are looked up then.
   */
  const together = async (
    batch: readonly Asked[],
    lane: number,
  ): Promise<(Settled | 'row-locked')[]> => {
    const connection = connections[lane]
    if (connection === undefined) throw new Error('a lane has no connection')
    const begin: BatchWay['begin'] = (work) => connection.begin(work)
    const answers = new Map<Asked, Settled | 'row-locked'>()
    const play = async (some: readonly Asked[], looksUp: boolean): Promise<void> => {
      if (some.length === 0) return
      const played = await playBatch(parts, some, { lockedRows: 'skip', looksUp, begin })
      for (const [at, asked] of some.entries()) {
        const answer = played[at] ?? 'row-locked'
        if (looksUp || !(answer instanceof Refused)) answers.set(asked, answer)
      }
    }
    const fresh = batch.filter(({ requestId }) => !answeredLately.has(requestId))
    await play(fresh, false).catch((error: unknown) => {
      if (!isRepeated(error)) throw error
    })
    await play(
      batch.filter((asked) => !answers.has(asked)),
      true,
    )
    for (const { requestId } of batch) answeredLately.add(requestId)
    return batch.map((asked) => answers.get(asked) ?? 'row-locked')
  }

  /** Waits for the member's purse and seed. */
  const alone = async (asked: Asked): Promise<Settled> => {
    const begin: BatchWay['begin'] = (work) =>
      withWallets(sql, async (tx) => {
        const { answer, written } = await work(tx)
        await written
        return answer
      })
    const [answer] = await playBatch(parts, [asked], { lockedRows: 'wait', looksUp: true, begin })
    if (answer === undefined || answer === 'row-locked') throw new Refused('lock-not-had')
    return answer
  }

  const group = openGroupCommit<Asked, Settled>(
    {
      together,
      alone,
      ownerOf: ({ memberId }) => memberId,
      busy: () => new Refused('play-busy'),
    },
    groupSize,
  )

  return {
    async play<A extends Asked>(asked: A): Promise<AnswerByKind[A['kind']] | 'repeated'> {
      const answer = await group.submit(asked)
      if (answer instanceof Refused) throw answer
      // A request is answered by its own kind.
      return answer as AnswerByKind[A['kind']] | 'repeated'
    },
    async close() {
      await group.close()
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
