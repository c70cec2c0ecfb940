import { describe, expect, it } from 'vitest'
import { judge, type Visitor } from './guard.ts'

const open = { requiresAuth: false, bindPhone: false }
const members = { requiresAuth: true, bindPhone: false }
const bound = { requiresAuth: true, bindPhone: true }

const visitor = (change: Partial<Visitor> = {}): Visitor => ({
  loggedIn: false,
  bound: 'loading',
  switches: { deposit: 1, crMode: 1 },
  ...change,
})

describe('login', () => {
  it('lets anyone see a public page', () => {
    expect(judge(open, '/home', visitor())).toBe('allow')
  })
  it('asks an anonymous visitor to log in first', () => {
    expect(judge(members, '/mine/userinfo', visitor())).toBe('login-first')
  })
  it('asks for the login before the bindings', () => {
    expect(judge(bound, '/mine/addBankCard', visitor({ bound: 'no' }))).toBe('login-first')
  })
  it('lets a member in without waiting for the bindings', () => {
    expect(judge(members, '/mine/userinfo', visitor({ loggedIn: true }))).toBe('allow')
  })
})

describe('bindings', () => {
  it.each([
    ['loading', 'wait'],
    ['fault', 'fault'],
    ['no', 'bind-first'],
    ['yes', 'allow'],
  ] as const)('with bindings %s answers %s', (known, verdict) => {
    expect(judge(bound, '/mine/addBankCard', visitor({ loggedIn: true, bound: known }))).toBe(
      verdict,
    )
  })
})

describe('switches', () => {
  const closed = visitor({ loggedIn: true, switches: { deposit: 0, crMode: 0 } })
  it.each(['/mine/savemoney', '/mine/SaveMoney', '/app/help/ck'])(
    'hides %s without deposits',
    (path) => {
      expect(judge(members, path, closed)).toBe('not-found')
    },
  )
  it('hides a closed page from visitors too, instead of asking them to log in', () => {
    expect(judge(members, '/mine/savemoney', { ...closed, loggedIn: false })).toBe('not-found')
  })
  it('hides our own book without CR mode', () => {
    expect(judge(members, '/game/sport/CRTY', closed)).toBe('not-found')
    expect(judge(members, '/game/sport/other', closed)).toBe('allow')
  })
  it('leaves the other money pages alone', () => {
    expect(judge(members, '/mine/takemoney', closed)).toBe('allow')
  })
})
