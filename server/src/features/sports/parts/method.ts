import { Refused } from '@xinghe/contract/refusal.ts'
import type {
  ResourceAnswer,
  ResourceInput,
  ResourceMethod,
  VisitorMethod,
} from '@xinghe/contract/sports-methods.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import type { SportsParts } from './parts.ts'

/** The dependencies of a method. */
export interface ResourceParts extends Pick<
  SportsParts,
  'book' | 'placing' | 'cashing' | 'previews'
> {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
}

/** The time of the call, and the script for names in the answer. */
export interface Asking {
  readonly now: Instant
  readonly language: Language
}

export interface MemberAsking extends Asking {
  readonly member: MemberContext
}

export type Method<M extends ResourceMethod> = (
  parts: ResourceParts,
  input: ResourceInput<M>,
  asking: M extends VisitorMethod ? Asking : MemberAsking,
) => Promise<ResourceAnswer<M>>

/** While the feed is silent, a filled book is shown with every match suspended; an empty book is an error. */
export const checkFeed = (book: Book): void => {
  if (book.feedAlive()) return
  const [any] = book.matches()
  if (any === undefined) throw new Refused('feed-error')
}
