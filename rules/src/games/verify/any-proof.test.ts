import { describe, expect, it } from 'vitest'
import { commitOf } from '../../base/fair/commit.ts'
import { readAnyProof } from './any-proof.ts'
import { drawProofText } from './draw-proof-text.ts'
import { proofText } from './proof-text.ts'

const draw = {
  table: 'K3',
  link: 12,
  seed: commitOf('seed'),
  salt: 'salt',
  start: commitOf('start'),
  numbers: [1, 2, 3],
}
const solo = {
  ticket: 'XG1',
  game: 'GEM',
  version: 1,
  choice: null,
  actions: [],
  stake: 200n,
  payout: 0n,
  poolWin: 0n,
  commit: commitOf('seed'),
  serverSeed: null,
  clientSeed: 'mine',
  nonce: 3,
}

describe('a pasted proof', () => {
  it('is read as the draw or the round that was copied', () => {
    expect(readAnyProof(drawProofText(draw))).toEqual({
      ok: true,
      value: { kind: 'draw', proof: draw },
    })
    expect(readAnyProof(proofText(solo))).toEqual({
      ok: true,
      value: { kind: 'solo', proof: solo },
    })
  })

  it.each([
    { seed: 'short' },
    { numbers: [1, 'two'] },
    { numbers: null },
    { link: -1 },
    { link: 1e9 },
    { salt: 5 },
  ])('is refused where a draw has %j', (over) => {
    const text = JSON.stringify({ ...draw, ...over })
    expect(readAnyProof(text)).toEqual({ ok: false, reason: 'proof-unreadable' })
  })
})
