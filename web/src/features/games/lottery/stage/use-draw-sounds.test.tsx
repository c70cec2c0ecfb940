import { cleanup, renderHook } from '@testing-library/react'
import { instant } from '@xinghe/rules/base/instant.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toggleSound } from '../../seat/sound-switch.ts'
import { FakeAudio, notes } from '../../sound/testing/fake-audio.ts'
import { fallMs } from './use-reveal.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { useDrawSounds } from './use-draw-sounds.ts'

beforeEach(() => {
  notes.mockClear()
  vi.stubGlobal('AudioContext', FakeAudio)
  toggleSound()
})
afterEach(() => {
  cleanup()
  toggleSound()
  vi.unstubAllGlobals()
})

const draw: ShownDraw = {
  id: '7',
  number: 481,
  name: '20261116-481',
  numbers: [1, 2, 3],
  drawsAt: instant(0),
}
interface Heard {
  falling: ShownDraw | null
  gainId: string | null
}
const nothing: Heard = { falling: null, gainId: null }
const listen = (first: Heard = nothing) =>
  renderHook(({ falling, gainId }: Heard) => useDrawSounds('K3', falling, gainId), {
    initialProps: first,
  })

const winNotes = 6

it('strikes a note for each number, spread over the fall, once for each draw', () => {
  const { rerender } = listen()
  rerender({ ...nothing, falling: draw })
  const begins = notes.mock.calls.map(([begin]) => begin * 1_000)
  expect(begins).toEqual([0, fallMs.K3 / 3, (2 * fallMs.K3) / 3])
  // The same draw, told again by another message.
  rerender({ ...nothing, falling: { ...draw } })
  expect(notes).toHaveBeenCalledTimes(3)
  rerender({ ...nothing, falling: { ...draw, id: '8' } })
  expect(notes).toHaveBeenCalledTimes(6)
})

it('celebrates a gain once, when the draw that was heard to fall has paid it', () => {
  const { rerender } = listen()
  rerender({ ...nothing, falling: draw })
  notes.mockClear()
  rerender(nothing)
  expect(notes).not.toHaveBeenCalled()
  rerender({ falling: null, gainId: draw.id })
  expect(notes).toHaveBeenCalledTimes(winNotes)
  rerender({ falling: null, gainId: draw.id })
  expect(notes).toHaveBeenCalledTimes(winNotes)
})

it('does not celebrate a gain from before the page was opened', () => {
  const { rerender } = listen({ falling: null, gainId: '6' })
  rerender({ falling: null, gainId: '5' })
  expect(notes).not.toHaveBeenCalled()
})

it('is silent while the sound is off', () => {
  toggleSound()
  const { rerender } = listen()
  rerender({ ...nothing, falling: draw })
  rerender({ falling: null, gainId: draw.id })
  expect(notes).not.toHaveBeenCalled()
  toggleSound()
})
