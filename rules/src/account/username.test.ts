import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { checkUsername, trimUsername, usernameKey, usernameMax } from './username.ts'

describe('checkUsername', () => {
  it.each(readVectors('usernames.csv'))('judges "%s" as %s', (name = '', verdict) => {
    const checked = checkUsername(name)
    expect(checked.ok ? 'ok' : checked.reason).toBe(verdict)
  })

  it('takes every name that has the asked shape, and no other', () => {
    const letterOrDigit = fc.constantFrom('a', 'b', 'z', 'A', 'Z', '0', '1', '9', '_', ' ', '星')
    fc.assert(
      fc.property(fc.array(letterOrDigit, { maxLength: 14 }), (characters) => {
        const name = characters.join('')
        const letters = characters.filter((one) => /[a-zA-Z]/.test(one)).length
        const digits = characters.filter((one) => /\d/.test(one)).length
        const fits =
          letters + digits === characters.length &&
          name.length >= 4 &&
          name.length <= 11 &&
          letters >= 2 &&
          digits >= 1 &&
          /[a-zA-Z]/.test(characters[0] ?? '')
        expect(checkUsername(name).ok).toBe(fits)
      }),
    )
  })
})

describe('trimUsername', () => {
  it('keeps no white space and at most eleven characters', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = trimUsername(typed)
        expect(kept).not.toMatch(/\s/)
        expect(kept.length).toBeLessThanOrEqual(usernameMax)
      }),
    )
    expect(trimUsername(' de mo\t01 ')).toBe('demo01')
  })
})

describe('usernameKey', () => {
  it('is the same for names that differ in case only', () => {
    expect(usernameKey('Demo01')).toBe(usernameKey('dEMO01'))
  })
})
