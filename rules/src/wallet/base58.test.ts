import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase58, toBase58 } from './base58.ts'

describe('base58', () => {
  it('reads back what it wrote, leading zeros too', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(3), (bytes, zeros) => {
        const padded = Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes])
        expect(fromBase58(toBase58(padded))).toEqual(padded)
      }),
    )
  })

  it('writes zeros as ones and a byte of 58 as the first two digits', () => {
    expect(toBase58(Uint8Array.of(0, 0, 57))).toBe('11z')
    expect(toBase58(Uint8Array.of(58))).toBe('21')
    expect(toBase58(Uint8Array.of())).toBe('')
  })

  it.each(['0', 'O', 'I', 'l', 'a b', '星'])('does not read %j', (text) => {
    expect(fromBase58(text)).toBeNull()
  })
})
