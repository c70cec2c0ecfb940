import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { fenFromText, fenToText } from '../base/money.ts'
import { asksForTransfer, checkTransfer, checkTypedTransfer, transferMin } from './transfer.ts'

describe('a transfer', () => {
  it.each(readVectors('transfer-amounts.csv'))(
    'of "%s" with %s is %s',
    (typed, balance, verdict) => {
      const checked = checkTypedTransfer(typed ?? '', fenFromText(balance ?? '') ?? -1n)
      expect(checked.ok ? fenToText(checked.value) : checked.reason).toBe(verdict)
    },
  )

  it('passes exactly between the least and the balance', () => {
    const fen = fc.bigInt({ min: -200n, max: 1_000n })
    fc.assert(
      fc.property(fen, fen, (amount, balance) => {
        const checked = checkTransfer(amount, balance)
        expect(checked.ok).toBe(amount >= transferMin && amount <= balance)
        if (checked.ok) expect(checked.value).toBe(amount)
      }),
    )
  })
})

describe('a launch', () => {
  const launch = { venueBalance: 99n, autoTransfer: false, isActivity: false }

  it('asks for a transfer below 1.00 with auto-transfer off', () => {
    expect(asksForTransfer(launch)).toBe(true)
    expect(asksForTransfer({ ...launch, venueBalance: 0n })).toBe(true)
  })

  it.each([{ venueBalance: 100n }, { autoTransfer: true }, { isActivity: true }])(
    'goes ahead with %o',
    (change) => {
      expect(asksForTransfer({ ...launch, ...change })).toBe(false)
    },
  )
})
