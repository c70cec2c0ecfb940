import { hash, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Every so many links one is stored. */
export const checkpointEvery = 1_000

/** The link before: the hash of the hex digits, as the verify page computes it. */
const before = (link: string): string => hash('sha256', link, 'hex')

export interface MadeChain {
  /** Link 0, which is published. */
  readonly start: string
  /** Links by number: every thousandth, and the last. */
  readonly checkpoints: ReadonlyMap<number, string>
}

/** From the end down to the start. Gives way to other work: a long chain takes a tenth of a second. */
export const makeChain = async (length: number): Promise<MadeChain> => {
  const checkpoints = new Map<number, string>()
  let link = randomBytes(32).toString('hex')
  for (let number = length; number > 0; number -= 1) {
    if (number === length || number % checkpointEvery === 0) {
      checkpoints.set(number, link)
      await nextTurn()
    }
    link = before(link)
  }
  return { start: link, checkpoints }
}

/** The checkpoint from which a link is hashed. */
export const checkpointFor = (link: number, length: number): number =>
  Math.min(Math.ceil(link / checkpointEvery) * checkpointEvery, length)

/** Goes down from a later link. */
export const linkBelow = (later: string, steps: number): string => {
  let link = later
  for (let step = 0; step < steps; step += 1) link = before(link)
  return link
}
