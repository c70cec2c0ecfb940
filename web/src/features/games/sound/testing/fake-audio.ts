import { vi } from 'vitest'

/** Called for each note that begins, with its time. */
export const notes = vi.fn<(begin: number) => void>()

const parameter = {
  value: 0,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
}

/** For tests: a device that makes no sound and counts the notes. */
export class FakeAudio {
  readonly currentTime = 0
  readonly state = 'running'
  readonly destination = {}
  createGain() {
    return { gain: parameter, connect: () => undefined }
  }
  createOscillator() {
    return { frequency: parameter, connect: (next: object) => next, start: notes, stop: () => 0 }
  }
}
