import { useNavigate } from 'react-router'
import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { buttonStyle, iconButtonStyle } from '@xinghe/ui/button-style.ts'
import { CountBadge } from '@xinghe/ui/CountBadge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Menu } from '@xinghe/ui/Menu.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { unreadTotal, useMember, useUnread } from '../../platform/member/member.ts'
import { leave } from '../dialogs/leave.ts'
import { toolText } from '../words/tool-messages.ts'
import { useMemberEntries } from '../navigation/use-navigation.ts'
import { BalancePill } from './BalancePill.tsx'

function MoneyLinks() {
  const t = useText()
  const { money } = useMemberEntries()
  return money.map((entry) =>
    entry.path === null ? null : (
      <Link
        key={entry.category}
        to={entry.path}
        className={
          entry.category === 'save_money'
            ? buttonStyle({})
            : `${buttonStyle({ variant: 'secondary' })} px-3 max-[1320px]:hidden`
        }
      >
        {t(entry.text)}
      </Link>
    ),
  )
}

function AvatarMenu() {
  const t = useText()
  const navigate = useNavigate()
  const member = useMember()
  const { pages } = useMemberEntries()
  const name = member.data?.name
  const items = pages.flatMap((entry) => {
    const { path } = entry
    if (path === null) return []
    const onSelect = (): void => void navigate(path)
    return [{ key: entry.category, icon: entry.icon, label: t(entry.text), href: path, onSelect }]
  })
  return (
    <Menu
      label={t(toolText.memberMenu)}
      opens="hover"
      header={
        name !== undefined && (
          <div className="flex items-center justify-between gap-6">
            <span className="font-semibold">{name}</span>
            <span className="text-12 text-gold-text">
              {t(toolText.vipGrade, { grade: member.data?.vipGrade ?? 0 })}
            </span>
          </div>
        )
      }
      items={[
        ...items,
        {
          key: 'logout',
          icon: 'logout',
          label: t(toolText.logout),
          danger: true,
          onSelect: leave,
        },
      ]}
      renderTrigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={t(toolText.memberMenu)}
          className="flex h-10 items-center gap-1 rounded-full"
        >
          {name === undefined ? (
            <Skeleton round className="size-9" />
          ) : (
            <Avatar name={name} src={member.data?.avatar ?? undefined} className="size-9" />
          )}
          <Icon name="chevron-down" className="size-4 text-muted" />
        </button>
      )}
    />
  )
}

function UnreadLink() {
  const t = useText()
  const unread = useUnread()
  const count = unread.data === undefined ? 0 : unreadTotal(unread.data)
  return (
    <Link
      to={pathOf('message')}
      aria-label={
        count === 0
          ? t(toolText.messages)
          : `${t(toolText.messages)} ${t(toolText.unread, { count })}`
      }
      className={iconButtonStyle('ghost', 'md', true, false)}
    >
      <Icon name="bell" />
      <CountBadge corner count={count} label={t(toolText.unread, { count })} />
    </Link>
  )
}

export function MemberTools() {
  const t = useText()
  return (
    <div
      role="group"
      aria-label={t(toolText.memberTools)}
      className="flex shrink-0 items-center gap-2"
    >
      <BalancePill />
      <MoneyLinks />
      <UnreadLink />
      <AvatarMenu />
    </div>
  )
}

/** What a phone's header has room for. */
export function PhoneMemberTools() {
  return (
    <>
      <BalancePill />
      <UnreadLink />
    </>
  )
}
