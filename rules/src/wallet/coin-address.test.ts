import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { checkCoinAddress, coinAddress, coinNetworks, maskCoinAddress } from './coin-address.ts'

const account = fc.uint8Array({ minLength: 20, maxLength: 20 })

describe('checkCoinAddress', () => {
  it.each(readVectors('coin-addresses.csv'))('judges %s "%s" as %s', (network, typed, verdict) => {
    const checked = checkCoinAddress(network === 'trc20' ? 'trc20' : 'erc20', typed ?? '')
    expect(checked.ok ? checked.value : checked.reason).toBe(verdict)
  })

  it('takes the address of every account on its own network alone', () => {
    fc.assert(
      fc.property(account, (bytes) => {
        for (const network of coinNetworks) {
          const address = coinAddress(network, bytes)
          expect(checkCoinAddress(network, address)).toEqual({ ok: true, value: address })
          const other = network === 'trc20' ? 'erc20' : 'trc20'
          expect(checkCoinAddress(other, address).ok).toBe(false)
        }
      }),
    )
  })

  it('refuses a TRC20 address with one character changed', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const letter = fc.constantFrom(...letters.split(''))
    fc.assert(
      fc.property(account, fc.nat(33), letter, (bytes, at, changed) => {
        const address = coinAddress('trc20', bytes)
        fc.pre(address.charAt(at) !== changed)
        const wrong = address.slice(0, at) + changed + address.slice(at + 1)
        expect(checkCoinAddress('trc20', wrong).ok).toBe(false)
      }),
    )
  })

  it('refuses an ERC20 address with the case of one letter changed', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 2, max: 41 }), (bytes, at) => {
        const address = coinAddress('erc20', bytes)
        const letter = address.charAt(at)
        const flipped =
          letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
        const wrong = address.slice(0, at) + flipped + address.slice(at + 1)
        const isMixed = /[a-f]/.test(wrong) && /[A-F]/.test(wrong)
        fc.pre(flipped !== letter && isMixed)
        expect(checkCoinAddress('erc20', wrong)).toMatchObject({ reason: 'coin-address-checksum' })
      }),
    )
  })
})

describe('coinAddress', () => {
  it('is not made of any other number of bytes', () => {
    expect(() => coinAddress('trc20', new Uint8Array(19))).toThrow('twenty bytes')
    expect(() => coinAddress('erc20', new Uint8Array(21))).toThrow('twenty bytes')
  })
})

it('masks an address between its two ends', () => {
  expect(maskCoinAddress('TA4Y62o6YC2Zsck9rZVGTvqW1AQ7X9zTnj')).toBe('TA4Y62…X9zTnj')
})
