import type { BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { chooseBookSettings } from '../book/book-settings.ts'
import type { ToolbarProps } from './BoardToolbar.tsx'
import type { BoardChoice } from './use-board-items.ts'

type Listed = { readonly choice: BoardChoice; readonly groupKeys: readonly string[] }

/** State and actions of the toolbar. */
export const boardTools = (
  { choice, groupKeys }: Listed,
  settings: BookSettings,
  onLeagues: () => void,
): ToolbarProps => {
  const allCollapsed = groupKeys.length > 0 && groupKeys.every((key) => choice.collapsed.has(key))
  return {
    sort: choice.sort,
    onSort: choice.setSort,
    leagueCount: choice.leagues?.size ?? null,
    onLeagues,
    onlyMarked: choice.onlyMarked,
    onOnlyMarked: choice.setOnlyMarked,
    allCollapsed,
    onCollapseAll: () => choice.setCollapsed(new Set(allCollapsed ? [] : groupKeys)),
    oddsType: settings.oddsType,
    onOddsType: (oddsType) => void chooseBookSettings({ oddsType }),
  }
}
