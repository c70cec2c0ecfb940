import { isSoundOn } from '../seat/sound-switch.ts'

let context: AudioContext | null = null

/** Made at the first sound that is wanted: browsers start audio only after a press. */
const audio = (): AudioContext | null => {
  if (!isSoundOn()) return null
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    return context
  } catch {
    // A device without audio plays in silence.
    return null
  }
}

const semitone = 2 ** (1 / 12)
const pitch = (tone: number): number => 220 * semitone ** tone

interface Note {
  /** Semitones above A3. */
  readonly tone: number
  readonly afterMs?: number
  readonly lengthMs?: number
  readonly loudness?: number
  readonly wave?: OscillatorType
}

/** One struck note that rings out. */
export const playNote = ({
  tone,
  afterMs = 0,
  lengthMs = 260,
  loudness = 0.12,
  wave = 'triangle',
}: Note): void => {
  const device = audio()
  if (device === null) return
  const begin = device.currentTime + afterMs / 1000
  const end = begin + lengthMs / 1000
  const oscillator = device.createOscillator()
  const gain = device.createGain()
  oscillator.type = wave
  oscillator.frequency.value = pitch(tone)
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loudness, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(device.destination)
  oscillator.start(begin)
  oscillator.stop(end)
}

/** A short knock with weight, as of a reel that falls into its place. */
export const playKnock = (tone: number): void => {
  playNote({ tone: tone - 24, lengthMs: 120, loudness: 0.3, wave: 'sine' })
  playNote({ tone: tone - 5, lengthMs: 45, loudness: 0.06, wave: 'square' })
}

/** The five-note scale of the region, upwards. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]

export const playRun = (tonic: number, notes: number, stepMs = 85): void =>
  scale.slice(0, notes).forEach((step, index) => {
    playNote({ tone: tonic + 12 + step, afterMs: index * stepMs, lengthMs: 420 })
  })
