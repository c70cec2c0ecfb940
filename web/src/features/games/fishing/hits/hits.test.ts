import type { OutputOf } from '@xinghe/contract/call.ts'
import type { shoot } from '@xinghe/contract/games-fishing.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { describe, expect, it } from 'vitest'
import { canFire, takeHits } from './hit-queue.ts'
import { shownHits } from './shown-hits.ts'

const hit = (fish: string) => ({ fish, bullet: 10n })

describe('the hits of a call', () => {
  it('are three at most, in their order', () => {
    const { now, later } = takeHits(['a', 'b', 'c', 'd'].map(hit))
    expect(now.map(({ fish }) => fish)).toEqual(['a', 'b', 'c'])
    expect(later.map(({ fish }) => fish)).toEqual(['d'])
  })
  it('name each fish once; a second hit on it waits', () => {
    const { now, later } = takeHits(['a', 'a', 'b'].map(hit))
    expect(now.map(({ fish }) => fish)).toEqual(['a', 'b'])
    expect(later.map(({ fish }) => fish)).toEqual(['a'])
  })
  it('leave no room for more bullets than can be told', () => {
    expect([canFire(0, 0), canFire(2, 0), canFire(1, 2), canFire(3, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

const answer = (payout: bigint, multiples: readonly number[]): OutputOf<typeof shoot> => ({
  roundId: 'XG1',
  hits: multiples.map((multiple, at) => ({
    fish: `s1.${at}`,
    kind: 'clown',
    bullet: 100n,
    multiple,
    payout: 100n * BigInt(multiple),
    void: null,
  })),
  stake: 100n * BigInt(multiples.length),
  payout,
  balance: 0n,
  readyAt: instant(0),
})

describe('a catch', () => {
  it('is a win only where the whole call paid more than it cost', () => {
    expect(shownHits(answer(200n, [2])).map(({ isWin }) => isWin)).toEqual([true])
    expect(shownHits(answer(300n, [3, 0, 0])).map(({ isWin }) => isWin)).toEqual([
      false,
      false,
      false,
    ])
    expect(shownHits(answer(400n, [4, 0, 0])).map(({ isWin }) => isWin)).toEqual([
      true,
      false,
      false,
    ])
  })
  it('is told apart from a miss and from what was free', () => {
    const told = answer(0n, [0, 0, 0, 2])
    const reasons = ['taken', 'caught', 'gone', null] as const
    const hits = told.hits.map((one, at) => ({ ...one, void: reasons[at] ?? null }))
    expect(shownHits({ ...told, hits }).map(({ result }) => result)).toEqual([
      'taken',
      'gone',
      'gone',
      'caught',
    ])
    expect(shownHits(answer(0n, [0])).map(({ result }) => result)).toEqual(['missed'])
  })
})
