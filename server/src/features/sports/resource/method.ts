import { Refused } from '@xinghe/contract/refusal.ts'
import type { ResourceInput, ResourceMethod, WireAnswer } from '@xinghe/contract/sports-methods.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import type { SportsParts } from '../parts.ts'

/** What the methods work with. */
export interface ResourceParts extends Pick<SportsParts, 'book' | 'placing'> {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
}

/** Who asks, and in which script the answer is to be. */
export interface Asking {
  readonly member: MemberContext
  readonly language: Language
}

export type Method<M extends ResourceMethod> = (
  parts: ResourceParts,
  input: ResourceInput<M>,
  asking: Asking,
) => Promise<WireAnswer<M>>

/** A silent feed leaves what it said before, suspended; one that has never spoken leaves nothing. */
export const checkFeed = (book: Book): void => {
  if (book.feedAlive()) return
  const [any] = book.matches()
  if (any === undefined) throw new Refused('feed-error')
}
