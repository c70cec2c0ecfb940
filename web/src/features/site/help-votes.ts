import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import { local } from '../../platform/storage/local.ts'

export type Vote = 0 | 1

/** Stored as `kh:1,ck:0`. */
const stored = (): Map<string, string> =>
  new Map(
    (local.get('helpVotes') ?? '').split(',').flatMap((entry) => {
      const [page, vote] = entry.split(':')
      return page !== undefined && vote !== undefined ? [[page, vote] as const] : []
    }),
  )

/** The vote of this browser on a page; null before it. */
export const readVote = (page: HelpSlug): Vote | null => {
  const vote = stored().get(page)
  if (vote === '1') return 1
  return vote === '0' ? 0 : null
}

export const writeVote = (page: HelpSlug, vote: Vote): void => {
  const votes = stored().set(page, String(vote))
  local.set('helpVotes', Array.from(votes, ([name, value]) => `${name}:${value}`).join(','))
}
