import { pickOne } from './pick-one.ts'
import type { Rng } from './rng.ts'

const names = [
  'star',
  'moon',
  'lucky',
  'river',
  'panda',
  'tiger',
  'sunny',
  'ocean',
  'happy',
  'cloud',
]

/** Name of a simulated player of the demo; it is masked like a member's. */
export const simulatedName = (rng: Rng): string => `${pickOne(rng, names)}${10 + rng.below(90)}`
