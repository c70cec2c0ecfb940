import { describe, expect, it } from 'vitest'
import { sealedBefore } from '../../../test/sealed-before.ts'
import { secretsFrom } from './secrets.ts'

const plain = Buffer.from('8613800138000')
const site = secretsFrom('the first secret')

describe('a sealed value', () => {
  it('opens in its own row and for its own purpose only', () => {
    const sealed = site.seal('phone', 'mem_1', plain)
    expect(site.open('phone', 'mem_1', sealed)).toEqual(plain)
    expect(() => site.open('phone', 'mem_2', sealed)).toThrow('does not open')
    expect(() => site.open('email', 'mem_1', sealed)).toThrow('does not open')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => site.open('phone', 'mem_1', changed), `byte ${at}`).toThrow('does not open')
    }
  })

  it('names the secret that sealed it', () => {
    const sealed = site.seal('phone', 'mem_1', plain)
    expect(sealed.subarray(0, site.currentPrefix.length)).toEqual(site.currentPrefix)
    expect(secretsFrom('another').currentPrefix).not.toEqual(site.currentPrefix)
  })

  it('opens with the old secret while it is changed, and not afterwards', () => {
    const sealed = site.seal('phone', 'mem_1', plain)
    const changing = secretsFrom({ current: 'the second secret', old: 'the first secret' })
    expect(changing.open('phone', 'mem_1', sealed)).toEqual(plain)
    expect(() => changing.open('phone', 'mem_2', sealed)).toThrow('does not open')
    const anew = changing.seal('phone', 'mem_1', plain)
    const changed = secretsFrom('the second secret')
    expect(changed.open('phone', 'mem_1', anew)).toEqual(plain)
    expect(() => changed.open('phone', 'mem_1', sealed)).toThrow('does not open')
  })

  it('of before versions opens only while such values are left, also while the secret is changed', () => {
    const sealed = sealedBefore(site, 'phone', plain.toString())
    const none = new Map<string, Buffer>()
    let areLeft = true
    for (const masters of [
      'the first secret',
      { current: 'the second secret', old: 'the first secret' },
    ]) {
      areLeft = true
      const upgraded = secretsFrom(masters, none, () => areLeft)
      expect(upgraded.open('phone', 'mem_1', sealed)).toEqual(plain)
      areLeft = false
      expect(() => upgraded.open('phone', 'mem_1', sealed)).toThrow('does not open')
    }
    areLeft = true
    const changed = secretsFrom('the second secret', none, () => areLeft)
    expect(() => changed.open('phone', 'mem_1', sealed)).toThrow('does not open')
    expect(() => site.open('phone', 'mem_1', sealed)).toThrow('does not open')
  })
})

it('derives another key for each purpose, unless one was carried over', () => {
  expect(site.key('a')).not.toEqual(site.key('b'))
  const lasting = new Map([['a', Buffer.alloc(32, 7)]])
  expect(secretsFrom('any', lasting).key('a')).toEqual(Buffer.alloc(32, 7))
  expect(secretsFrom('any', lasting).key('b')).toEqual(secretsFrom('any').key('b'))
})
