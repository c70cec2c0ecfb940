import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { boardText } from '../words/messages.ts'
import { callResource } from './call-resource.ts'
import { saveOptimistically } from './save-resource.ts'
import { refreshResource, resourceKey, useResource } from './use-resource.ts'

type Kind = 'match' | 'league'
type Marks = ResourceAnswer<'favourites'>

export interface Favourites {
  readonly has: (kind: Kind, id: string) => boolean
  readonly toggle: (kind: Kind, id: string) => void
}

const none: Marks = { matches: [], leagues: [] }
const listOf = { match: 'matches', league: 'leagues' } as const

const withMark = (marks: Marks, kind: Kind, id: string, on: boolean): Marks => {
  const name = listOf[kind]
  const others = marks[name].filter((known) => known !== id)
  return { ...marks, [name]: on ? [...others, id] : others }
}

const save = async (kind: Kind, id: string, on: boolean): Promise<void> => {
  await saveOptimistically({
    queryKey: resourceKey('favourites', {}),
    change: (marks = none) => withMark(marks, kind, id, on),
    send: () => callResource('saveFavourite', { kind, id, on }),
    fault: boardText.favouriteFault,
  })
  void refreshResource('alertMatches')
}

/** Matches and leagues that the member has marked. */
export const useFavourites = (): Favourites => {
  const { data: marks = none } = useResource('favourites', {})
  const has = (kind: Kind, id: string): boolean => marks[listOf[kind]].includes(id)
  const toggle = (kind: Kind, id: string): void => {
    if (isLoggedIn({ prompt: true })) void save(kind, id, !has(kind, id))
  }
  return { has, toggle }
}
