import { finish, type Steps } from '../../base/steps.ts'
import { commitOf } from '../../base/fair/commit.ts'

/** Rounds that one chain serves. */
export const chainLength = 100_000

/** Links between two pauses: a few milliseconds of hashing on a slow phone. */
const linksOfStep = 50

/** `linkBefore` in steps, each of which tells how many links are hashed. */
export function* linkBeforeInSteps(link: string, count: number): Steps<string> {
  let at = link
  for (let hashed = 1; hashed <= count; hashed += 1) {
    at = commitOf(at)
    if (hashed % linksOfStep === 0) yield hashed
  }
  return at
}

/** Link i − 1 is the hash of link i: a link can be checked against the one before it, and never foretold. */
export const linkBefore = (link: string, count = 1): string =>
  finish(linkBeforeInSteps(link, count))
