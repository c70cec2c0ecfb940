import { describe, expect, it } from 'vitest'
import { linkBefore } from '../fair/chain.ts'
import { commitOf } from '../../base/fair/commit.ts'
import { sharedStream } from '../fair/shared-stream.ts'
import { sharedCodes, type SharedCode } from '../shared-games/shared-codes.ts'
import { sharedGameOf } from '../shared-games/shared-games.ts'
import { verifyDraw } from './verify-draw.ts'

const [seed, salt, link] = [commitOf('a link'), 'salt', 12]
const start = linkBefore(seed, link)
const proofOf = (table: SharedCode) => ({
  table,
  link,
  seed,
  salt,
  start,
  numbers: sharedGameOf(table).draw(sharedStream({ seed, salt, table, round: link })),
})

describe.each(sharedCodes)('a draw of %s', (table) => {
  it('is drawn again number by number', () => {
    const proof = proofOf(table)
    const result = verifyDraw(proof)
    expect(result).toMatchObject({
      ok: true,
      value: { isChained: true, isDrawnRight: true, numbers: proof.numbers },
    })
    const told = result.ok ? result.value.draws.map(({ meaning }) => meaning) : []
    const meant =
      sharedGameOf(table).draws === 'numbers'
        ? proof.numbers.map((number) => ({ kind: 'number', number }))
        : proof.numbers.map((card) => ({ kind: 'card', card }))
    expect(told.filter(({ kind }) => kind !== 'unused-card')).toEqual(meant)
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
