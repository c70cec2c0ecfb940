import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { session } from '../../../platform/session/session.ts'
import { currentSlip, togglePick } from './slip-store.ts'
import { enterBook, leaveBook, member, pick } from './testing/open-book.tsx'

beforeEach(enterBook)
afterEach(leaveBook)

describe('a visitor', () => {
  it('keeps a pick until the login, where it joins the slip of the member', () => {
    togglePick(pick('m1'))
    session.end()
    expect(currentSlip().items).toHaveLength(0)
    togglePick(pick('m2'))
    session.start({ token: 't', userId: member })
    expect(currentSlip().items.map(({ matchId }) => matchId)).toEqual(['m1', 'm2'])
  })

  it('leaves nothing of theirs to another member', () => {
    togglePick(pick('m1'))
    session.start({ token: 'u', userId: 'mem_00000002' })
    expect(currentSlip().items).toHaveLength(0)
    session.start({ token: 't', userId: member })
    expect(currentSlip().items).toHaveLength(1)
  })
})
