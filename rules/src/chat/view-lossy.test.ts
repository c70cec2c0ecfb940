import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import type { RoomEvent, RoomStatus } from './room-event.ts'
import { takeDue } from './view-due.ts'
import { newChatView, type ChatView } from './view-state.ts'
import { chatView, type ViewAction } from './view.ts'

type TextMessage = Extract<RoomEvent, { kind: 'text' }>

const rid = 'hall'
const status: RoomStatus = { rid, state: 'open', slowMs: 0, minGrade: 0, online: 1, pinned: null }
const comesAlong = 5

/** A room as the server keeps it: the table, its numbers, and the cids it has stored. */
class Room {
  epoch = 'a'
  readonly log: RoomEvent[] = []
  readonly stored = new Map<string, number>()

  write(cid: string): { event: RoomEvent | null; seq: number } {
    const known = this.stored.get(cid)
    if (known !== undefined) return { event: null, seq: known }
    const seq = this.log.length + 1
    const from = { userKey: 'k', name: 'n', vip: 0, role: 'member', simulated: false } as const
    const event: RoomEvent = {
      kind: 'text',
      rid,
      seq,
      id: `id${seq}`,
      at: instant(seq),
      from,
      msg: cid,
    }
    this.log.push(event)
    this.stored.set(cid, seq)
    return { event, seq }
  }

  remove(place: number): RoomEvent {
    const seq = this.log.length + 1
    const ids = [`id${1 + (place % Math.max(1, this.log.length))}`]
    const event: RoomEvent = { kind: 'delete', rid, seq, at: instant(seq), ids }
    this.log.push(event)
    return event
  }

  clear(): RoomEvent {
    const seq = this.log.length + 1
    const event: RoomEvent = { kind: 'clear', rid, seq, at: instant(seq), upTo: seq - 1 }
    this.log.push(event)
    return event
  }

  /** The messages that stand in the table, as a page of history or a reader's whole view. */
  standing(): TextMessage[] {
    const deleted = new Set(this.log.flatMap((event) => (event.kind === 'delete' ? event.ids : [])))
    const upTo = Math.max(0, ...this.log.map((event) => (event.kind === 'clear' ? event.upTo : 0)))
    return this.log.filter(
      (event): event is TextMessage =>
        event.kind === 'text' && !deleted.has(event.id) && event.seq > upTo,
    )
  }
}

/** A tab on a connection that loses, doubles and delays frames of the server. */
class Tab {
  view: ChatView = chatView(newChatView, { type: 'enter', rid })
  inbox: ViewAction[] = []
  open = false
  readonly room: Room

  constructor(room: Room) {
    this.room = room
  }

  act(action: ViewAction): void {
    this.view = chatView(this.view, action)
  }

  connect(): void {
    this.act({ type: 'connecting' })
    const self = { userKey: 'k', name: 'n', level: 0, guest: false, phoneBound: true }
    this.act({ type: 'logged-in', self, muted: null, hidden: [], rooms: [] })
    this.open = true
  }

  close(): void {
    this.inbox = []
    this.open = false
    this.act({ type: 'closed' })
  }

  /** The room's events reach this tab only while it is joined. */
  tell(event: RoomEvent): void {
    if (this.open) this.inbox.push({ type: 'event', event })
  }

  look(now: number, everyone: readonly Tab[], lost: boolean): void {
    const { view, frames } = takeDue(this.view, instant(now))
    this.view = view
    if (lost) return
    for (const frame of frames) {
      if (frame.kind === 'join') this.answerJoin(frame.epoch, frame.have)
      if (frame.kind === 'send') {
        const { event, seq } = this.room.write(frame.cid)
        this.inbox.push({ type: 'acknowledged', cid: frame.cid, seq, now: instant(now) })
        if (event) for (const tab of everyone) tab.tell(event)
      }
    }
  }

  answerJoin(epoch: string | undefined, have: number | undefined): void {
    const seq = this.room.log.length
    const missed = this.room.log.slice(
      epoch === this.room.epoch ? have : Math.max(0, seq - comesAlong),
    )
    const known = epoch === this.room.epoch
    this.inbox.push({
      type: 'joined',
      rid,
      status,
      epoch: this.room.epoch,
      seq,
      missed: known && missed.length > comesAlong ? null : missed,
      ended: false,
    })
  }

  /** Takes one frame of those under way; `kind` loses or doubles it. */
  take(place: number, kind: 'take' | 'lose' | 'double'): void {
    const at = place % Math.max(1, this.inbox.length)
    const [action] = this.inbox.splice(at, 1)
    if (action === undefined) return
    if (kind === 'double') this.inbox.push(action)
    if (kind !== 'lose') this.act(action)
    this.loadPage()
  }

  loadPage(): void {
    const room = this.view.rooms[rid]
    if (!room?.pageNeeded || room.epoch === null) return
    const list = this.room.standing().toReversed()
    this.act({ type: 'page', rid, epoch: this.room.epoch, list, isLast: true })
  }
}

const step = fc.record({
  tab: fc.nat(2),
  kind: fc.constantFrom(
    'send',
    'send',
    'look',
    'look',
    'look-lost',
    'take',
    'take',
    'take',
    'lose',
    'double',
    'close',
    'connect',
    'connect',
    'delete',
    'clear',
    'later',
  ),
  place: fc.nat(9),
})

it('ends in the order of the table, with each acknowledged message once, whatever is lost or doubled', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      const room = new Room()
      const tabs = [new Tab(room), new Tab(room), new Tab(room)]
      const sent: string[] = []
      let now = 0
      for (const { tab: chosen, kind, place } of steps) {
        const tab = tabs[chosen]
        if (tab === undefined) continue
        if (kind === 'send') {
          const cid = `cid${sent.length}`
          sent.push(cid)
          tab.act({ type: 'send', cid, rid, content: { msg: cid }, now: instant(now) })
        } else if (kind === 'look' || kind === 'look-lost')
          tab.look(now, tabs, kind === 'look-lost')
        else if (kind === 'take' || kind === 'lose' || kind === 'double') tab.take(place, kind)
        else if (kind === 'close') tab.close()
        else if (kind === 'connect' && !tab.open) tab.connect()
        else if (kind === 'delete') {
          const event = room.remove(place)
          for (const each of tabs) each.tell(event)
        } else if (kind === 'clear' && place === 0) {
          const event = room.clear()
          for (const each of tabs) each.tell(event)
        } else if (kind === 'later') now += 3_000
      }
      // A quiet end: everybody reconnects, and nothing more is lost.
      for (const tab of tabs) tab.close()
      for (const tab of tabs) tab.connect()
      for (let round = 0; round < 80; round += 1) {
        for (const tab of tabs) tab.look(now, tabs, false)
        for (const tab of tabs) while (tab.inbox.length > 0) tab.take(0, 'take')
        now += 100
      }
      const standing = room.standing().map(({ seq }) => seq)
      for (const tab of tabs) {
        const view = tab.view.rooms[rid]
        const first = view?.entries[0]?.seq ?? 0
        expect(view?.entries.map(({ seq }) => seq)).toEqual(
          view?.startReached === true ? standing : standing.filter((seq) => seq >= first),
        )
        expect(view?.have).toBe(room.log.length)
        // Messages that were not acknowledged are shown as failed.
        for (const entry of tab.view.outbox) expect(entry.state).toBe('failed')
      }
      const failed = new Set(tabs.flatMap(({ view }) => view.outbox.map(({ cid }) => cid)))
      for (const cid of sent) {
        const times = room.log.filter((event) => event.kind === 'text' && event.msg === cid).length
        expect(times).toBeLessThanOrEqual(1)
        if (!failed.has(cid)) expect(times).toBe(1)
      }
    }),
    { numRuns: 400 },
  )
})

it('stores the messages of a tab in the order in which they were written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('look', 'look-lost', 'close', 'take', 'later'), { maxLength: 60 }),
      (steps) => {
        const room = new Room()
        const tab = new Tab(room)
        tab.connect()
        for (let at = 0; at < 5; at += 1)
          tab.act({
            type: 'send',
            cid: `cid${at}`,
            rid,
            content: { msg: `${at}` },
            now: instant(0),
          })
        let now = 0
        for (const kind of steps) {
          if (kind === 'close') {
            tab.close()
            tab.connect()
          } else if (kind === 'take') tab.take(0, 'take')
          else if (kind === 'later') now += 1_000
          else tab.look(now, [tab], kind === 'look-lost')
        }
        const stored = [...room.stored.keys()]
        expect(stored).toEqual(stored.toSorted())
      },
    ),
  )
})
