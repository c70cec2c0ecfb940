import { Refused } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Sql } from '../platform/database/connect.ts'
import { openGroupCommit, type GroupSize } from './group-commit.ts'
import { postBatch, type BatchAnswer } from './post-batch.ts'
import { post, type Posted, type Transfer } from './post.ts'
import { withWallets } from './with-wallets.ts'

export interface Lane {
  /**
   * Moves money durably in a transaction of its own: all of these transfers or none, with the refusals
   * of `post`. Full or closed, it refuses with `lock-not-had`.
   */
  post(transfers: readonly Transfer[]): Promise<Posted>
  /** Takes no more, and resolves when all that was taken is answered. */
  close(): Promise<void>
}

/** Empty for a movement between accounts of the house. */
const memberOf = (transfers: readonly Transfer[]): string => {
  for (const { from, into } of transfers) {
    const own = 'memberId' in from ? from : into
    if ('memberId' in own) return own.memberId
  }
  return ''
}

const postedFrom = (answer: Exclude<BatchAnswer, { kind: 'held' }>): Posted => {
  if (answer.kind === 'posted') return { repeated: false, balanceOf: answer.balanceOf }
  if (answer.kind === 'repeated') return { repeated: true, balanceOf: () => null }
  if (answer.kind === 'balance-too-low') throw new Refused('balance-too-low')
  throw new Error(`a movement was refused: ${answer.kind}`)
}

/** Group commit for movements; several of one member may be in a batch, which decides them in turn. */
export const openLane = (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  size: Partial<GroupSize> = {},
): Lane => {
  const group = openGroupCommit<readonly Transfer[], () => Posted>(
    {
      async together(batch) {
        const answers = await postBatch(sql, batch, clock.now())
        return answers.map((answer) => (answer.kind === 'held' ? 'held' : () => postedFrom(answer)))
      },
      async alone(transfers) {
        const posted = await withWallets(sql, (tx) => post(tx, transfers, clock.now()))
        return () => posted
      },
      ownerOf: memberOf,
      oneOfEach: false,
      busy: () => new Refused('lock-not-had'),
    },
    { max: 256, most: 4_096, lanes: 2, ...size },
  )
  return {
    post: async (transfers) => (await group.submit(transfers))(),
    close: () => group.close(),
  }
}
