import { Refused } from '@xinghe/contract/refusal.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { favouritesMost } from '@xinghe/rules/sports/book-settings.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Book } from '../book/book.ts'
import { checkFeed, type Method } from '../parts/method.ts'
import {
  deleteFavourite,
  deleteOldMatches,
  insertFavourite,
  readFavourites as readAll,
  type Favourite,
  type FavouriteKind,
} from './store.ts'

/** A match marked longer ago than this is over. */
const favouriteMatchMs = 10 * dayMs

const favouritesOf = async (db: Db, memberId: MemberId): Promise<ResourceAnswer<'favourites'>> => {
  const all = await readAll(db, memberId)
  const idsOf = (wanted: FavouriteKind): string[] =>
    all.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return { matches: idsOf('match'), leagues: idsOf('league') }
}

const isOffered = (book: Book, { kind, id }: Favourite): boolean => {
  if (kind === 'match') return book.match(id) !== null
  for (const { fixture } of book.matches()) if (fixture.leagueId === id) return true
  for (const { champion } of book.champions()) if (champion.leagueId === id) return true
  return false
}

export const readFavourites: Method<'favourites'> = ({ platform }, _, { member }) =>
  favouritesOf(platform.sql, member.memberId)

export const saveFavourite: Method<'saveFavourite'> = async (parts, input, { member }) => {
  const { book, platform } = parts
  const { memberId, now } = member
  const { on, ...favourite } = input
  if (!on) {
    await deleteFavourite(platform.sql, memberId, favourite)
    return favouritesOf(platform.sql, memberId)
  }
  checkFeed(book)
  if (!isOffered(book, favourite)) throw new Refused('resource-empty')
  await deleteOldMatches(platform.sql, memberId, later(now, -favouriteMatchMs))
  if (!(await insertFavourite(platform.sql, memberId, favourite, now, favouritesMost)))
    throw new Refused('list-full')
  return favouritesOf(platform.sql, memberId)
}
