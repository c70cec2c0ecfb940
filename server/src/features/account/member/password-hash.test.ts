import { describe, expect, it } from 'vitest'
import { openGate } from '../../../platform/jobs/gate.ts'
import { openPasswords } from './password-hash.ts'

const password = 'a'.repeat(32)

describe('passwords', () => {
  it('match only their own hash', async () => {
    const passwords = await openPasswords()
    const stored = await passwords.hash(password)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await passwords.hash(password)).not.toBe(stored)
    expect(await passwords.matches(password, stored)).toBe(true)
    expect(await passwords.matches('b'.repeat(32), stored)).toBe(false)
  })

  it('are hashed for an unknown name too, and never match', async () => {
    let works = 0
    const passwords = await openPasswords('least', (work) => {
      works += 1
      return work()
    })
    const before = works
    expect(await passwords.matches(password, null)).toBe(false)
    expect(works).toBe(before + 1)
  })

  it('read the cost from the stored hash, so that it can be raised later', async () => {
    const passwords = await openPasswords('least')
    // A test vector of the reference implementation, with another memory cost than ours.
    const foreign =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.matches('password', foreign)).toBe(true)
    expect(await passwords.matches('passwort', foreign)).toBe(false)
    await expect(passwords.matches(password, 'not a hash')).rejects.toThrow('malformed')
  })

  it('are refused when too many wait', async () => {
    const passwords = await openPasswords('least', openGate(1, 2))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => passwords.hash(password)),
    )
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(outcomes[4]).toMatchObject({ reason: { refusal: 'too-often' } })
  })
})

describe('the gate', () => {
  it('runs works up to its limit, in the order of arrival, and continues after a failure', async () => {
    const gate = openGate(2, 10)
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (at: number) => async () => {
      running += 1
      most = Math.max(most, running)
      order.push(at)
      await Promise.resolve()
      running -= 1
      if (at === 1) throw new Error('broken')
      return at
    }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => gate(work(at), () => new Error('full'))),
    )
    expect(most).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4, 5])
    expect(outcomes.map((outcome) => outcome.status).indexOf('rejected')).toBe(1)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
  })
})
