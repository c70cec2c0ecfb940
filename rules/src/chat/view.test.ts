import { describe, expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import type { RoomEvent, RoomStatus } from './room-event.ts'
import { isWaiting, takeDue } from './view-due.ts'
import { newChatView, type ChatView } from './view-state.ts'
import { chatView, type ViewAction } from './view.ts'

const from = { userKey: 'k', name: 'st***6', vip: 0, role: 'member', simulated: false } as const
const text = (seq: number, msg = `m${seq}`): RoomEvent => ({
  kind: 'text',
  rid: 'hall',
  seq,
  id: `id${seq}`,
  at: instant(seq),
  from,
  msg,
})
const status: RoomStatus = {
  rid: 'hall',
  state: 'open',
  slowMs: 0,
  minGrade: 0,
  online: 1,
  pinned: null,
}
const self = { userKey: 'me', name: 'me***1', level: 0, guest: false, phoneBound: true }
const login: ViewAction = { type: 'logged-in', self, muted: null, hidden: [], rooms: [] }
const join = (seq: number, missed: readonly RoomEvent[] | null, epoch = 'a'): ViewAction => ({
  type: 'joined',
  rid: 'hall',
  status,
  epoch,
  seq,
  missed,
  ended: false,
})
const event = (each: RoomEvent): ViewAction => ({ type: 'event', event: each })
const play = (actions: readonly ViewAction[], start: ChatView = newChatView): ChatView =>
  actions.reduce(chatView, start)
const send = (cid: string, now: number): ViewAction => ({
  type: 'send',
  cid,
  rid: 'hall',
  content: { msg: cid },
  now: instant(now),
})
const seqs = (view: ChatView) => view.rooms['hall']?.entries.map(({ seq }) => seq)
const states = (view: ChatView) => view.outbox.map(({ cid, state }) => `${cid} ${state}`)
const ready = play([{ type: 'enter', rid: 'hall' }, login, join(2, [text(1), text(2)])])

describe('a room', () => {
  it('applies events in order, old and doubled ones never', () => {
    const view = play([event(text(3)), event(text(3)), event(text(1))], ready)
    expect(seqs(view)).toEqual([1, 2, 3])
    expect(takeDue(view, instant(10)).frames).toEqual([])
  })

  it('puts an early event aside, joins again from the last in order, and closes the gap', () => {
    const gap = play([event(text(5)), event(text(4))], ready)
    expect(seqs(gap)).toEqual([1, 2])
    const { view, frames } = takeDue(gap, instant(10))
    expect(frames).toEqual([{ kind: 'join', rid: 'hall', epoch: 'a', have: 2 }])
    expect(seqs(play([join(3, [text(3)])], view))).toEqual([1, 2, 3, 4, 5])
  })

  it('asks again where the answer to a join is not enough', () => {
    const gap = takeDue(play([event(text(6))], ready), instant(10)).view
    const still = play([join(3, [text(3)])], gap)
    expect(takeDue(still, instant(20)).frames).toEqual([
      { kind: 'join', rid: 'hall', epoch: 'a', have: 3 },
    ])
  })

  it('joins again after five seconds without an answer', () => {
    const asked = takeDue(play([{ type: 'enter', rid: 'hall' }, login]), instant(0))
    expect(asked.frames).toEqual([{ kind: 'join', rid: 'hall' }])
    expect(takeDue(asked.view, instant(4_999)).frames).toEqual([])
    expect(takeDue(asked.view, instant(5_000)).frames).toHaveLength(1)
  })

  it('drops everything where more was missed than comes along, and takes the last page', () => {
    const away = play([{ type: 'closed' }, login, join(300, null)], ready)
    expect(away.rooms['hall']).toMatchObject({ pageNeeded: true, gapBefore: true, have: 300 })
    expect(seqs(away)).toEqual([])
    const page = [text(300), text(299), text(301)].filter((each) => each.kind === 'text')
    const loaded = play(
      [event(text(301)), { type: 'page', rid: 'hall', epoch: 'a', list: page, isLast: false }],
      away,
    )
    expect(seqs(loaded)).toEqual([299, 300, 301])
    expect(loaded.rooms['hall']).toMatchObject({ pageNeeded: false, gapBefore: true })
  })

  it('reloads under another epoch', () => {
    const other = play([{ type: 'closed' }, login, join(1, [text(1, 'new')], 'b')], ready)
    expect(other.rooms['hall']).toMatchObject({ epoch: 'b', have: 1, gapBefore: false })
    expect(other.rooms['hall']?.entries).toHaveLength(1)
    const stale = play(
      [{ type: 'page', rid: 'hall', epoch: 'a', list: [], isLast: true }],
      play([{ type: 'closed' }, login, join(9, null, 'b')], ready),
    )
    expect(stale.rooms['hall']?.pageNeeded).toBe(true)
  })

  it('deletes and clears, also in a page that was read before', () => {
    const gone = play(
      [event({ kind: 'delete', rid: 'hall', seq: 3, at: instant(3), ids: ['id2', 'id0'] })],
      ready,
    )
    expect(seqs(gone)).toEqual([1])
    const old = { ...text(2), id: 'id2' }
    if (old.kind !== 'text') throw new Error('not a text')
    const page: ViewAction = { type: 'page', rid: 'hall', epoch: 'a', list: [old], isLast: true }
    expect(seqs(play([page], gone))).toEqual([1])
    const cleared = play(
      [event({ kind: 'clear', rid: 'hall', seq: 4, at: instant(4), upTo: 3 }), page],
      gone,
    )
    expect(seqs(cleared)).toEqual([])
  })

  it('keeps the last 500', () => {
    const many = Array.from({ length: 700 }, (_, at) => event(text(at + 3)))
    const kept = seqs(play(many, ready))
    expect(kept).toHaveLength(500)
    expect(kept?.at(-1)).toBe(702)
  })
})

describe('the outbox', () => {
  it('sends one message of a room at a time, and the next after the answer', () => {
    const first = takeDue(play([send('a', 0), send('b', 0)], ready), instant(0))
    expect(first.frames).toMatchObject([{ kind: 'send', cid: 'a' }])
    const next = takeDue(
      play([{ type: 'acknowledged', cid: 'a', seq: 3, now: instant(1) }], first.view),
      instant(1),
    )
    expect(next.frames).toMatchObject([{ kind: 'send', cid: 'b' }])
  })

  it('sends again after five seconds, at once after a reconnect, and fails after sixty', () => {
    const first = takeDue(play([send('a', 0)], ready), instant(0)).view
    expect(takeDue(first, instant(4_999)).frames).toEqual([])
    expect(takeDue(first, instant(5_000)).frames).toHaveLength(1)
    const back = play([{ type: 'closed' }, login, join(2, [])], first)
    expect(takeDue(back, instant(100)).frames).toMatchObject([{ kind: 'send', cid: 'a' }])
    const late = takeDue(first, instant(60_000))
    expect(states(late.view)).toEqual(['a failed'])
    expect(late.frames).toEqual([])
  })

  it('still believes an answer that comes after sixty seconds', () => {
    const late = takeDue(
      takeDue(play([send('a', 0)], ready), instant(0)).view,
      instant(60_000),
    ).view
    const acknowledged = play(
      [{ type: 'acknowledged', cid: 'a', seq: 3, now: instant(60_001) }],
      late,
    )
    expect(states(acknowledged)).toEqual(['a acknowledged'])
    expect(states(play([event(text(3))], acknowledged))).toEqual([])
  })

  it('shows a message until its room does', () => {
    const sent = takeDue(play([send('a', 0)], ready), instant(0)).view
    const shown = play(
      [event(text(3)), { type: 'acknowledged', cid: 'a', seq: 3, now: instant(1) }],
      sent,
    )
    expect(states(shown)).toEqual([])
  })

  it('waits as long as the server says where it was too fast', () => {
    const sent = takeDue(play([send('a', 0)], ready), instant(0)).view
    const refusal = { refusal: 'chat-too-fast', message: 'x', until: instant(3_000) }
    const waiting = play([{ type: 'send-refused', cid: 'a', refusal }], sent)
    expect(takeDue(waiting, instant(2_999)).frames).toEqual([])
    expect(takeDue(waiting, instant(3_000)).frames).toHaveLength(1)
  })

  it('keeps the pace of the level', () => {
    const paced = play(
      [{ type: 'level', level: 0, betweenMs: 5_000 }, send('a', 0), send('b', 0)],
      ready,
    )
    const first = takeDue(paced, instant(0)).view
    const acked = play([{ type: 'acknowledged', cid: 'a', seq: 3, now: instant(10) }], first)
    expect(takeDue(acked, instant(5_009)).frames).toEqual([])
    expect(takeDue(acked, instant(5_010)).frames).toHaveLength(1)
  })

  it('shows a refused message with its reason until it is tried again or deleted', () => {
    const sent = takeDue(play([send('a', 0), send('b', 0)], ready), instant(0)).view
    const refusal = { refusal: 'chat-muted', message: '您已被禁言', until: instant(99_000) }
    const refused = play([{ type: 'send-refused', cid: 'a', refusal }], sent)
    expect(states(refused)).toEqual(['a refused', 'b waiting'])
    expect(refused.muted).toEqual({ until: 99_000, reason: null })
    expect(
      states(
        play(
          [
            { type: 'discard', cid: 'a' },
            { type: 'discard', cid: 'b' },
          ],
          refused,
        ),
      ),
    ).toEqual(['b waiting'])
    expect(states(play([{ type: 'retry', cid: 'a', now: instant(5) }], refused))).toEqual([
      'b waiting',
      'a waiting',
    ])
  })

  it('takes up what a reloaded tab had not sent, under the same ids', () => {
    const sent = takeDue(play([send('a', 0), send('b', 1)], ready), instant(2)).view
    const again = play([
      { type: 'enter', rid: 'hall' },
      { type: 'restore', outbox: sent.outbox },
    ])
    expect(states(again)).toEqual(['a waiting', 'b waiting'])
    expect(states(play([{ type: 'restore', outbox: sent.outbox }], again))).toEqual(states(again))
  })

  it('sends nothing as a guest', () => {
    const guest = play(
      [{ ...login, self: { ...self, guest: true } }, join(2, []), send('a', 0)],
      ready,
    )
    expect(takeDue(guest, instant(0)).frames).toEqual([])
  })
})

it('forgets the member before, and stays in its rooms', () => {
  const forgotten = play([send('a', 0), { type: 'forget' }], ready)
  expect(forgotten).toMatchObject({ self: null, outbox: [], entered: ['hall'] })
  expect(forgotten.rooms['hall']?.entries).toEqual([])
})

it('tells what was read once, every five seconds at most, and only as a member', () => {
  const seen = (seq: number): ViewAction => ({ type: 'seen', rid: 'hall', seq })
  const read = takeDue(play([seen(2)], ready), instant(0))
  expect(read.frames).toEqual([{ kind: 'seen', rid: 'hall', seen: 2 }])
  expect(isWaiting(read.view)).toBe(false)
  expect(takeDue(play([seen(1)], read.view), instant(9_000)).frames).toEqual([])
  const more = play([event(text(3)), seen(3)], read.view)
  expect(isWaiting(more)).toBe(true)
  expect(takeDue(more, instant(4_999)).frames).toEqual([])
  expect(takeDue(more, instant(5_000)).frames).toHaveLength(1)
  const guest = play([{ ...login, self: { ...self, guest: true } }, join(2, []), seen(2)], ready)
  expect(takeDue(guest, instant(0)).frames).toEqual([])
})
