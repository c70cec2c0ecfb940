import { Refused } from '@xinghe/contract/refusal.ts'
import type {
  ResourceAnswer,
  ResourceInput,
  ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import type { SportsParts } from './parts.ts'

/** The dependencies of a method. */
export interface ResourceParts extends Pick<SportsParts, 'book' | 'placing'> {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
}

/** The caller, and the script for names in the answer. */
export interface Asking {
  readonly member: MemberContext
  readonly language: Language
}

export type Method<M extends ResourceMethod> = (
  parts: ResourceParts,
  input: ResourceInput<M>,
  asking: Asking,
) => Promise<ResourceAnswer<M>>

/** While the feed is silent, a filled book is shown with every match suspended; an empty book is an error. */
export const checkFeed = (book: Book): void => {
  if (book.feedAlive()) return
  const [any] = book.matches()
  if (any === undefined) throw new Refused('feed-error')
}
