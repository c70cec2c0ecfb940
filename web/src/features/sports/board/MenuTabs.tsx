import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText, menuNames, showNames, sportNames } from '../words/messages.ts'
import { menusOf, type BoardView } from './board-view.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

type MenuTabsProps = { view: BoardView; onChange: (menu: BoardMenu) => void }

/** The menus of the sport; where it has only one, what is shown. */
export function MenuTabs({ view, onChange }: MenuTabsProps) {
  const t = useText()
  const menus = menusOf(view)
  const box = useChosenInSight(menus.indexOf(view.menu))
  if (menus.length < 2)
    return (
      <h2 className="px-1 text-14 font-medium text-ink">
        {t(sportNames[view.gameType])} · {t(showNames[view.show])}
      </h2>
    )
  return (
    <div ref={box} className="min-w-0 max-desk:*:mask-r-from-[calc(100%-1.5rem)] max-desk:*:pr-6">
      <Tabs
        size="sm"
        variant="pill"
        label={t(boardText.menus)}
        value={view.menu}
        onValueChange={onChange}
        tabs={menus.map((menu) => ({ key: menu, label: t(menuNames[menu]) }))}
      />
    </div>
  )
}
