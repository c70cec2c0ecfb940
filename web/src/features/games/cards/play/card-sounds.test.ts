import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toggleSound } from '../../seat/sound-switch.ts'
import { FakeAudio, notes } from '../../sound/testing/fake-audio.ts'
import { playDeal, playOutcome } from './card-sounds.ts'

beforeEach(() => {
  notes.mockClear()
  vi.stubGlobal('AudioContext', FakeAudio)
  toggleSound()
})
afterEach(() => {
  toggleSound()
  vi.unstubAllGlobals()
})

it('celebrates only a win above the money put in', () => {
  playOutcome(0n, 1_000n)
  playOutcome(500n, 1_000n)
  playOutcome(1_000n, 1_000n)
  expect(notes).not.toHaveBeenCalled()
  playOutcome(1_001n, 1_000n)
  expect(notes).toHaveBeenCalledTimes(5)
})

it('lays each card with a sound of its own', () => {
  playDeal(4, 340)
  expect(notes).toHaveBeenCalledTimes(8)
})

it('is silent while the sound is off', () => {
  toggleSound()
  playDeal(4, 340)
  playOutcome(2_000n, 1_000n)
  expect(notes).not.toHaveBeenCalled()
  toggleSound()
})
