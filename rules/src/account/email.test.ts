import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { checkEmail, emailKey, emailMax } from './email.ts'

describe('checkEmail', () => {
  it.each(readVectors('emails.csv'))('judges "%s" as %s', (typed = '', verdict) => {
    const checked = checkEmail(typed)
    expect(checked.ok ? 'ok' : checked.reason).toBe(verdict)
  })

  it('takes every plain address of at most forty characters', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    fc.assert(
      fc.property(word, word, (name, host) => {
        const address = `${name}@${host}.com`
        expect(checkEmail(address).ok).toBe(address.length <= emailMax)
      }),
    )
  })

  it('takes nothing with a space, a second @ or no @', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        if (!checkEmail(typed).ok) return
        expect(typed).not.toMatch(/\s/)
        expect(typed.split('@')).toHaveLength(2)
      }),
    )
  })
})

describe('emailKey', () => {
  it('is the same however the letters are written', () => {
    expect(emailKey('Demo02@Example.COM')).toBe(emailKey('demo02@example.com'))
  })
})
