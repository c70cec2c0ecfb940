import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { checkPassword, checkRepeat, commonPasswords } from './password.ts'

describe('checkPassword', () => {
  it.each(readVectors('passwords.csv'))('judges "%s" as %s', (password = '', verdict) => {
    const checked = checkPassword(password)
    expect(checked.ok ? 'ok' : checked.reason).toBe(verdict)
  })

  it('takes letters and digits of the asked length when both are there', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{0,14}$/), (password) => {
        const fits =
          /[A-Za-z]/.test(password) &&
          /\d/.test(password) &&
          password.length >= 8 &&
          password.length <= 12
        expect(checkPassword(password).ok).toBe(fits)
      }),
    )
  })
})

describe('checkRepeat', () => {
  it('refuses a repetition that differs', () => {
    expect(checkRepeat('xinghe2026', 'xinghe2027')).toEqual({
      ok: false,
      reason: 'passwords-differ',
    })
  })

  it('names the shape before the difference', () => {
    expect(checkRepeat('xinghe2026', '')).toEqual({ ok: false, reason: 'password-empty' })
    expect(checkRepeat('xinghe2026', 'short')).toEqual({ ok: false, reason: 'password-shape' })
  })

  it('takes an equal repetition', () => {
    expect(checkRepeat('xinghe2026', 'xinghe2026').ok).toBe(true)
  })
})

describe('commonPasswords', () => {
  it('lists only passwords that the rule would otherwise take', () => {
    expect(commonPasswords.filter((password) => !checkPassword(password).ok)).toEqual([])
  })

  it('names each once', () => {
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  })
})
