import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { session } from '../../../platform/session/session.ts'
import { currentState, togglePick } from './slip-store.ts'
import { readStored } from './stored-slip.ts'
import { holdAnswers } from './testing/hold-answers.ts'
import {
  betHundred,
  button,
  enterBook,
  leaveBook,
  member,
  openBook,
  orderOf,
  pick,
  show,
} from './testing/open-book.tsx'
import { askOrders } from './lost-bets.ts'

beforeEach(enterBook)
afterEach(leaveBook)

describe('a bet without an answer', () => {
  const cut = (): never => {
    throw new TypeError('network')
  }

  it('is found by its request id, once the connection is back', async () => {
    const book = openBook({ place: cut, ticket: () => [orderOf()] })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.callsOf('ticket')[0]?.body['Request']).toMatchObject({ requestId: sent?.requestId })
    expect(book.callsOf('place')).toHaveLength(1)
  })

  it('that never arrived is sent again only by the member, under the same id', async () => {
    let isCut = true
    const book = openBook({
      place: () => (isCut ? cut() : { orders: [orderOf()], balance: '700.00' }),
      ticket: () => [],
    })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await screen.findByText('服务器没有收到这笔投注')
    expect(togglePick(pick('m2'))).toBe(false)
    isCut = false
    fireEvent.click(await button('重新提交'))
    await screen.findByText('T100001')
    const [first, second] = book.callsOf('place')
    expect(second?.requestId).toBe(first?.requestId)
  })

  it('is kept over a reload together with the slip', async () => {
    openBook({ place: cut, ticket: cut })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await screen.findByText('正在确认这笔投注')
    expect(readStored(member).intention?.request.bets[0]?.stake).toBe(10_000n)
    expect(readStored(member).slip.items[0]).toMatchObject({
      stakeText: '100',
      order: { state: 'confirming' },
    })
  })

  it('does not lock the slip of a member whose login ended with the press', async () => {
    openBook({
      place: () => {
        throw new Refused('session-expired')
      },
    })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await vi.waitFor(() => expect(session.get().userId).toBe(''))
    await vi.waitFor(() => expect(readStored(member).intention).toBeNull())
    enterBook()
    expect(currentState().slip.items).toMatchObject([{ stakeText: '100', order: null }])
    expect(togglePick(pick('m2'))).toBe(true)
  })

  it('is not waited for where the server refused it', async () => {
    openBook({
      place: () => {
        throw new Refused('balance-too-low')
      },
    })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await screen.findByText('余额不足')
    expect(readStored(member).intention).toBeNull()
    expect(currentState().slip.items[0]).toMatchObject({ stakeText: '100', order: null })
  })

  it('is not overwritten by the answer to an earlier query', async () => {
    const deadline = new Date(Date.now() + 3_600_000).toISOString()
    let order = orderOf({ state: 'confirming', ticket_id: null, deadline })
    openBook({ place: () => ({ orders: [order], balance: '700.00' }), ticket: () => [order] })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await screen.findByText('注单确认中')
    const { requestId } = readStored(member).intention!
    const { asked, answer } = holdAnswers('ticket')
    const earlier = askOrders(requestId)
    await asked(0)
    order = orderOf()
    const later = askOrders(requestId)
    await answer(1)
    await later
    await answer(0)
    await earlier
    await screen.findByText('T100001')
    expect(screen.queryByText('注单确认中')).toBeNull()
  })
})
