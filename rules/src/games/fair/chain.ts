import { commitOf } from './commit.ts'

/** Rounds that one chain serves. */
export const chainLength = 100_000

/** Link i − 1 is the hash of link i: a link can be checked against the one before it, and never foretold. */
export const linkBefore = (link: string, steps = 1): string => {
  let at = link
  for (let step = 0; step < steps; step += 1) at = commitOf(at)
  return at
}

/** Whether `link` of round `round` belongs to the chain that begins with the published `start` (round 0). */
export const isLinkOf = (start: string, link: string, round: number): boolean =>
  linkBefore(link, round) === start
