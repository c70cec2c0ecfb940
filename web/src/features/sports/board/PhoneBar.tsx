import { useState } from 'react'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Menu } from '@xinghe/ui/Menu.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { openAlertSettings } from '../alerts/open-settings.ts'
import { alertText } from '../words/alert-messages.ts'
import { boardText as words } from '../words/messages.ts'
import { shareText } from '../words/share-messages.ts'
import type { BoardView } from './board-view.ts'
import { pageLinks } from './PageLinks.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ShowTabs } from './ShowTabs.tsx'
import { useOpenChat } from './use-open-chat.ts'

/** In rem: what sticks below it has to begin so much lower. */
export const phoneBarRem = 2.75

type PhoneBarProps = { view: BoardView; onChange: (view: BoardView) => void }

/** All that stays in sight on a phone: the headings, the search, and the menu of pages. */
export function PhoneBar({ view, onChange }: PhoneBarProps) {
  const t = useText()
  const openChat = useOpenChat()
  const [searching, setSearching] = useState(false)
  return (
    <div
      className="sticky top-(--board-top) z-20 border-b [@media(height<30rem)]:relative border-line bg-surface"
      style={{ height: `${phoneBarRem}rem` }}
    >
      <div className="flex h-full items-center pr-1 pl-3">
        <ShowTabs
          view={view}
          counts={null}
          onChange={onChange}
          className="min-w-0 flex-1 gap-2! border-b-0 *:min-w-11 *:justify-center"
        />
        <IconButton
          icon={searching ? 'close' : 'search'}
          label={t(searching ? words.searchClose : words.search)}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        />
        <Menu
          label={t(words.more)}
          items={[
            ...pageLinks.map(({ page, icon }) => ({
              key: page,
              icon,
              label: t(words[page]),
              onSelect: () => onChange({ ...view, page, match: null }),
            })),
            {
              key: 'alerts',
              icon: 'bell',
              label: t(alertText.title),
              onSelect: openAlertSettings,
            },
            { key: 'chat', icon: 'message', label: t(shareText.chat), onSelect: openChat },
          ]}
          renderTrigger={(trigger) => <IconButton {...trigger} icon="more" label={t(words.more)} />}
        />
      </div>
      {searching && (
        <div className="absolute inset-x-0 top-full border-b border-line bg-surface p-3 shadow-2">
          <SearchBox
            begins
            onOpen={(match) => {
              setSearching(false)
              onChange({ ...view, page: 'board', match })
            }}
          />
        </div>
      )}
    </div>
  )
}
