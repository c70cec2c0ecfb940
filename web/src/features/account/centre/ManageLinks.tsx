import { Link } from 'react-router'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { centreText } from './parts/messages.ts'

const links: readonly { to: string; icon: IconName; title: string; line: string }[] = [
  {
    to: pathOf('betRecord'),
    icon: 'clock',
    title: centreText.betRecord,
    line: centreText.betRecordLine,
  },
  {
    to: pathOf('accountManage', { id: 'bank' }),
    icon: 'card',
    title: centreText.bankCards,
    line: centreText.bankCardsLine,
  },
  {
    to: pathOf('accountManage', { id: 'coin' }),
    icon: 'wallet',
    title: centreText.coinAddresses,
    line: centreText.coinAddressesLine,
  },
  {
    to: pathOf('introTutorial'),
    icon: 'star',
    title: centreText.tutorial,
    line: centreText.tutorialLine,
  },
]

export function ManageLinks() {
  const t = useText()
  return (
    <TitledCard title={t(centreText.links)}>
      <ul className="-my-2 divide-y divide-line">
        {links.map(({ to, icon, title, line }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex items-center gap-3 py-3 transition-colors hover:text-brand-text"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-text/8 text-brand-text">
                <Icon name={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-14 font-medium">{t(title)}</span>
                <span className="block truncate text-13 text-muted">{t(line)}</span>
              </span>
              <Icon name="chevron-right" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
