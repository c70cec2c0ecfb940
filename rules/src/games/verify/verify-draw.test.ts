import { describe, expect, it } from 'vitest'
import { linkBefore } from '../fair/chain.ts'
import { commitOf } from '../fair/commit.ts'
import { sharedStream } from '../fair/shared-stream.ts'
import { lotteryOf } from '../lottery/lotteries.ts'
import { lotteryCodes, type LotteryCode } from '../lottery/lottery.ts'
import { verifyDraw } from './verify-draw.ts'

const [seed, salt, link] = [commitOf('a link'), 'salt', 12]
const start = linkBefore(seed, link)
const proofOf = (table: LotteryCode) => ({
  table,
  link,
  seed,
  salt,
  start,
  numbers: lotteryOf(table).draw(sharedStream({ seed, salt, table, round: link })),
})

describe.each(lotteryCodes)('a draw of %s', (table) => {
  it('is drawn again number by number', () => {
    const proof = proofOf(table)
    const result = verifyDraw(proof)
    expect(result).toMatchObject({
      ok: true,
      value: { isChained: true, isDrawnRight: true, numbers: proof.numbers },
    })
    const told = result.ok ? result.value.draws.map(({ meaning }) => meaning) : []
    expect(told).toEqual(proof.numbers.map((number) => ({ kind: 'number', number })))
  })

  it('is found wrong with another seed, place in the chain, salt or number', () => {
    const proof = proofOf(table)
    const value = (over: object) => {
      const result = verifyDraw({ ...proof, ...over })
      return result.ok ? result.value : null
    }
    expect(value({ seed: commitOf('another') })).toMatchObject({ isChained: false })
    expect(value({ link: link + 1 })).toMatchObject({ isChained: false })
    expect(value({ numbers: proof.numbers.toReversed().map((n) => n + 1) })).toMatchObject({
      isChained: true,
      isDrawnRight: false,
    })
  })
})

it('verifies no table that it does not know', () => {
  expect(verifyDraw({ ...proofOf('K3'), table: 'K4' })).toEqual({
    ok: false,
    reason: 'game-unknown',
  })
})
