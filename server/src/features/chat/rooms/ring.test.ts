import { describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { Ring } from './ring.ts'
import type { WireEvent } from './wire-event.ts'

const from = { userKey: 'k', name: 'n', vip: 0, role: 'member', simulated: false } as const
const text = (seq: number): WireEvent => ({
  kind: 'text',
  rid: 'hall',
  seq,
  at: instant(seq),
  id: `m${seq}`,
  from,
  msg: `第${seq}条`,
})
const filled = (first: number, last: number): Ring => {
  const ring = new Ring()
  for (let seq = first; seq <= last; seq += 1) ring.push([text(seq)])
  return ring
}

describe('the last events of a room', () => {
  it('are given from a number on, and not where some are missing', () => {
    const ring = filled(5, 9)
    expect(ring.after(9, 9)).toEqual([])
    expect(ring.after(7, 9)?.map(({ seq }) => seq)).toEqual([8, 9])
    expect(ring.after(4, 9)).toHaveLength(5)
    expect(ring.after(3, 9)).toBeNull()
    expect(new Ring().after(0, 0)).toEqual([])
    expect(new Ring().after(0, 3)).toBeNull()
  })

  it('are at most 200, and begin anew after a hole', () => {
    const ring = filled(1, 250)
    expect(ring.after(49, 250)).toBeNull()
    expect(ring.after(50, 250)).toHaveLength(200)
    ring.push([text(260)])
    expect(ring.after(250, 260)).toBeNull()
    expect(ring.after(259, 260)).toHaveLength(1)
  })

  it('hold no text of what was deleted or cleared, and keep its numbers', () => {
    const ring = filled(1, 4)
    ring.push([{ kind: 'delete', rid: 'hall', seq: 5, at: instant(5), ids: ['m2'] }])
    expect(ring.after(0, 5)?.map(({ kind }) => kind)).toEqual([
      'text',
      'gone',
      'text',
      'text',
      'delete',
    ])
    ring.push([{ kind: 'clear', rid: 'hall', seq: 6, at: instant(6), upTo: 3 }])
    expect(ring.after(0, 6)?.map(({ kind, seq }) => `${seq} ${kind}`)).toEqual([
      '1 gone',
      '2 gone',
      '3 gone',
      '4 text',
      '5 delete',
      '6 clear',
    ])
    expect(JSON.stringify(ring.after(0, 6))).not.toMatch(/第[123]条/)
  })
})
