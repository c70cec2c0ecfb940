import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { gameList, GameCard, recentGames } from '@xinghe/contract/lobby-games.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { gameCategoryOf } from '@xinghe/rules/lobby/game-category.ts'
import { gameStateOf, normalKeyword, ownTags } from '@xinghe/rules/lobby/game-list.ts'
import type { CallContext, MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { bookChannel, bookIsHidden } from './hidden-book.ts'
import type { FactsOf } from './game-facts.ts'
import type { Players } from './players.ts'
import { listGames, type GameRow } from './store-entry.ts'

type Standing = Pick<Platform, 'sql' | 'settings'>

const usualPage = 24
const recentMost = 12

/** What the lists know beside the database. */
interface ListParts {
  readonly players: Players
  readonly factsOf: FactsOf
}

/** Makes the cards of one answer. */
const cardsWith =
  (settings: Platform['settings'], factsOf: FactsOf, now: Instant) =>
  ({ code, channel, venueState, isFavourite, state, ...row }: GameRow): GameCard => {
    const hidden = channel === bookChannel && bookIsHidden(settings)
    return {
      ...row,
      gameCode: code,
      state: gameStateOf(state, hidden ? 'maintenance' : venueState),
      isFavourite: isFavourite ? 1 : 0,
      ...factsOf(code, now),
    }
  }

export const readGames = async (
  { sql, settings }: Standing,
  { players, factsOf }: ListParts,
  input: InputOf<typeof gameList>,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
): Promise<OutputOf<typeof gameList>> => {
  const { tag = 'all', pageNum = 1, pageSize = usualPage, language = 'zh-CN' } = input
  if (ownTags.includes(tag) && session === null) throw new Refused('session-expired')
  const filter = {
    category: gameCategoryOf(input.category),
    enName: input.enName ?? null,
    tag,
    keyword: normalKeyword(input.keyword ?? ''),
    memberId: session?.memberId ?? '',
    players: await players(),
    language,
  }
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
  const { total, rows } = await listGames(sql, filter, page)
  return { total, pageNum, list: rows.map(cardsWith(settings, factsOf, now)) }
}

export const readRecent = async (
  { sql, settings }: Standing,
  { players, factsOf }: ListParts,
  { language = 'zh-CN' }: InputOf<typeof recentGames>,
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
): Promise<OutputOf<typeof recentGames>> => {
  const filter = {
    category: null,
    enName: null,
    tag: 'recent',
    keyword: '',
    memberId,
    players: await players(),
    language,
  } as const
  const { rows } = await listGames(sql, filter, { limit: recentMost, offset: 0 })
  return rows.map(cardsWith(settings, factsOf, now))
}
