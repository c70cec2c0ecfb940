import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { gameList, venuesOfCategory } from '@xinghe/contract/lobby-games.ts'
import { gameCategoryIds, type GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import { ownTags } from '@xinghe/rules/lobby/game-list.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { session, useSession } from '../../../platform/session/session.ts'
import type { ListView } from './list-view.ts'

export const pageSize = 24

// The stars in a list are the member's.
session.onChange(() => void queryClient.invalidateQueries({ queryKey: [gameList.path] }))

/** The page of games that the address asks for; a visitor has no games of their own. */
export const useGameList = (category: GameCategoryCode, view: ListView) => {
  const language = useLanguage()
  const member = useSession().token !== ''
  const { tag, keyword, venue, page } = view
  const query = callQuery(gameList, {
    category: gameCategoryIds[category],
    tag,
    pageNum: page,
    pageSize,
    language,
    ...(keyword === '' ? {} : { keyword }),
    ...(venue === null ? {} : { enName: venue }),
  })
  const enabled = member || !ownTags.includes(tag)
  return useQuery({ ...query, enabled, placeholderData: keepPreviousData }, queryClient)
}

export const useVenues = (category: GameCategoryCode) =>
  useCall(venuesOfCategory, { category: gameCategoryIds[category], language: useLanguage() })
