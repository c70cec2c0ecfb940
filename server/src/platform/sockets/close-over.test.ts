import { expect, it, vi } from 'vitest'
import { closeOver } from './close-over.ts'

const socketsThatNote = (count: number, closed: number[]) =>
  Array.from({ length: count }, () => ({ stop: () => closed.push(performance.now()) }))

it('closes sockets evenly over the time', async () => {
  const closed: number[] = []
  const began = performance.now()
  await closeOver(socketsThatNote(40, closed), 1_000, new AbortController().signal)
  expect(closed).toHaveLength(40)
  expect((closed.at(-1) ?? 0) - began).toBeGreaterThan(900)
  // The machine may sleep through a tick, but no half of the sockets goes in one.
  const half = closed.filter((at) => at - began < 500)
  expect(half.length).toBeLessThanOrEqual(21)
})

it('closes all at once without a time, and no more when it is hurried', async () => {
  const closed: number[] = []
  await closeOver(socketsThatNote(5, closed), 0, new AbortController().signal)
  expect(closed).toHaveLength(5)
  const hurry = new AbortController()
  const stop = vi.fn(() => hurry.abort())
  await closeOver([{ stop }, { stop }, { stop }, { stop }], 60_000, hurry.signal)
  expect(stop).toHaveBeenCalledOnce()
})
