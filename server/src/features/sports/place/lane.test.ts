import { expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { AskedRequest } from './batch-state.ts'
import { openPlaceLane } from './lane.ts'

const ask = (memberId: MemberId, requestId: string): AskedRequest => ({
  memberId,
  bodyHash: '',
  request: { requestId, oddsType: 'H', policy: 'none', bets: [] },
})

it('takes one request of each member into a batch, the oldest first', async () => {
  const batches: string[][] = []
  const lane = openPlaceLane(
    {
      async together(batch) {
        batches.push(batch.map(({ request }) => request.requestId))
        return batch.map(() => ({ kind: 'repeated' }))
      },
      alone: async () => ({ kind: 'repeated' }),
    },
    { max: 3, most: 100 },
  )
  const asked: readonly (readonly [MemberId, string])[] = [
    ['mem_a', 'a1'],
    ['mem_a', 'a2'],
    ['mem_b', 'b1'],
    ['mem_a', 'a3'],
    ['mem_c', 'c1'],
    ['mem_d', 'd1'],
  ]
  await Promise.all(asked.map(([memberId, requestId]) => lane.place(ask(memberId, requestId))))
  expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'd1'], ['a3']])
})
