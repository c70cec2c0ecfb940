import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bet } from '@xinghe/contract/sports-bet.ts'
import { pickKey } from '@xinghe/rules/sports/slip/item.ts'
import { session } from '../../../platform/session/session.ts'
import { currentState, dispatch, togglePick } from './slip-store.ts'
import { readStored, writeStored } from './stored-slip.ts'
import { enterBook, leaveBook, member, orderOf, pick } from './testing/open-book.tsx'

beforeEach(enterBook)
afterEach(leaveBook)

const matches = (): string[] => currentState().slip.items.map(({ matchId }) => matchId)

describe('a visitor', () => {
  it('keeps a pick until the login, where it joins the slip of the member', () => {
    togglePick(pick('m1'))
    session.end()
    expect(matches()).toEqual([])
    togglePick(pick('m2'))
    session.start({ token: 't', userId: member })
    expect(matches()).toEqual(['m1', 'm2'])
  })

  it('goes on with the same slip as a member whose own is empty', () => {
    session.end()
    togglePick(pick('m1'))
    const [item] = currentState().slip.items
    if (item === undefined) throw new Error('no item')
    dispatch({ type: 'stake-typed', field: pickKey(item), text: '120' })
    const { slip } = currentState()
    session.start({ token: 't', userId: member })
    expect(currentState().slip).toEqual(slip)
    expect(readStored(member).slip).toEqual(slip)
  })

  it('leaves nothing of theirs to another member', () => {
    togglePick(pick('m1'))
    session.start({ token: 'u', userId: 'mem_00000002' })
    expect(matches()).toEqual([])
    session.start({ token: 't', userId: member })
    expect(matches()).toEqual(['m1'])
  })
})

describe('another tab', () => {
  const key = `slip-state ${member}`
  const write = (text: string | null): void => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }

  it('shares its slip', () => {
    togglePick(pick('m1'))
    const stored = readStored(member)
    dispatch({ type: 'cleared' })
    writeStored(member, stored)
    write(localStorage.getItem(key))
    expect(matches()).toEqual(['m1'])
  })

  it('stores the outcome of its own request: this one, which may know it sooner, only shows it', () => {
    togglePick(pick('m1'))
    const bets = [{ code: 'single', stake: 100_00n, picks: [{ ...pick('m1'), live: null }] }]
    const request = { oddsType: 'H', policy: 'none', bets } as const
    const intention = { requestId: 'r', keys: [[pickKey(pick('m1'))]], request }
    writeStored(member, { ...readStored(member), intention })
    const text = localStorage.getItem(key)
    write(text)
    dispatch({ type: 'answered', requestId: 'r', orders: [z.decode(bet, orderOf() as never)] })
    expect(currentState().placement.phase).toBe('answered')
    expect(localStorage.getItem(key)).toBe(text)
    dispatch({ type: 'dismissed', requestId: 'r', keepPicks: false })
    expect(readStored(member)).toMatchObject({ intention: null, ended: 'r', slip: { items: [] } })
  })

  it('is not notified of prices', () => {
    togglePick(pick('m1'))
    const text = localStorage.getItem(key)
    dispatch({ type: 'quote-failed', fault: { kind: 'feed-lost', text: '' } })
    expect(currentState().slip.items[0]?.market).toBe('silent')
    expect(localStorage.getItem(key)).toBe(text)
  })
})
