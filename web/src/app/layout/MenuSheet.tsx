import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { NavigationCategory, NavigationPlace } from '@xinghe/rules/site/navigation.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSession } from '../../platform/session/session.ts'
import { leave } from '../dialogs/leave.ts'
import { toolText } from '../words/tool-messages.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { EditionSwitch } from './EditionSwitch.tsx'
import { EntryLink } from '../navigation/EntryLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SiteClock } from './SiteClock.tsx'

type MenuSheetProps = { active: NavigationCategory | null; open: boolean; onClose: () => void }

type EntriesProps = { place: NavigationPlace; onFollow: () => void } & Pick<
  MenuSheetProps,
  'active'
>

function Entries({ place, active, onFollow }: EntriesProps) {
  const t = useText()
  const entries = useNavigation(place) ?? []
  return (
    <ul className="grid grid-cols-4 gap-1">
      {entries.map((entry) => (
        <li key={entry.category}>
          <EntryLink
            entry={entry}
            onFollow={onFollow}
            aria-current={entry.category === active ? 'page' : undefined}
            className="flex w-full flex-col items-center gap-1.5 rounded-md py-3 text-12 hover:bg-ink/5 aria-[current]:bg-brand-text/10 aria-[current]:font-medium aria-[current]:text-brand-text"
          >
            <Icon name={entry.icon} className="size-6 text-brand-text" />
            {t(entry.text)}
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}

/** The entries of the desktop bars, as a sheet for phones. */
export function MenuSheet({ active, open, onClose }: MenuSheetProps) {
  const t = useText()
  const loggedIn = useSession().token !== ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop
      title={t(toolText.menu)}
      closeLabel={t(toolText.close)}
    >
      <div className="space-y-3 divide-y divide-line *:pb-3">
        <Entries place="main" active={active} onFollow={onClose} />
        <Entries place="tools" active={active} onFollow={onClose} />
        <Entries place="member" active={active} onFollow={onClose} />
        <div className="flex flex-wrap items-center justify-between gap-2 text-13">
          <SiteClock />
          <span className="flex">
            <LanguageSwitch />
            <EditionSwitch />
          </span>
        </div>
      </div>
      {loggedIn && (
        <Button
          variant="danger"
          block
          icon="logout"
          onClick={() => {
            onClose()
            leave()
          }}
        >
          {t(toolText.logout)}
        </Button>
      )}
    </Dialog>
  )
}
