import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { useMember } from '../../platform/member/member.ts'
import { useSwitches } from '../../platform/site/pre-info.ts'
import { mineText } from '../words/centre-messages.ts'
import { toolText } from '../words/tool-messages.ts'
import { routeAt } from '../routes/route-at.ts'
import { entryOf, mineGroups } from './mine-links.ts'
import { useActiveInSight } from './use-active-in-sight.ts'

function MemberCard() {
  const t = useText()
  const { data: member } = useMember()
  return (
    <div className="relative isolate overflow-hidden rounded-lg bg-art-ground p-5 text-art-ink shadow-1">
      <div className="absolute inset-0 -z-1 art-glow" />
      <div className="flex items-center gap-3.5">
        {member === undefined ? (
          <Skeleton round className="size-13 bg-art-ink/15" />
        ) : (
          <Avatar
            name={member.name}
            src={member.avatar ?? undefined}
            className="size-13 ring-2 ring-art-ink/25"
          />
        )}
        <div className="min-w-0">
          {member === undefined ? (
            <Skeleton className="h-5 w-24 bg-art-ink/15" />
          ) : (
            <p className="truncate text-16 font-semibold">{member.name}</p>
          )}
          <p className="mt-1 flex items-center gap-2">
            <span className="inline-flex items-center gap-1 rounded-sm bg-art-gold px-1.5 text-12 font-semibold text-art-gold-ink">
              <Icon name="crown" className="size-3.5" />
              {t(toolText.vipGrade, { grade: member?.vipGrade ?? 0 })}
            </span>
            {member?.state === 'frozen' && <Badge tone="danger">{t(mineText.frozen)}</Badge>}
          </p>
        </div>
      </div>
    </div>
  )
}

const itemStyle = (active: boolean): string =>
  classNames(
    'flex h-10 items-center gap-3 rounded-md px-3 text-14 whitespace-nowrap transition-colors max-desk:h-9 max-desk:gap-1.5 max-desk:text-13',
    active
      ? 'bg-brand-text/10 font-medium text-brand-text'
      : 'text-ink hover:bg-ink/5 max-desk:text-muted',
  )

/** The member centre: card and menu at the side, on a phone a strip above the page. */
export function MineLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const noDeposits = useSwitches().deposit === 0
  const entry = entryOf(routeAt(useLocation().pathname).name)
  const strip = useActiveInSight(pathOf(entry as 'home'))
  return (
    <div className="mx-auto grid max-w-[92rem] grid-cols-[16.5rem_minmax(0,1fr)] items-start gap-5 px-8 py-6 max-desk:block max-desk:px-4 max-desk:py-3">
      <div className="space-y-4">
        <div className="max-desk:hidden">
          <MemberCard />
        </div>
        <nav
          ref={strip}
          aria-label={t(mineText.menu)}
          className="rounded-lg bg-surface p-3 shadow-1 max-desk:-mx-4 max-desk:mb-3 max-desk:flex max-desk:gap-1 max-desk:overflow-x-auto max-desk:rounded-none max-desk:bg-transparent max-desk:px-4 max-desk:py-0 max-desk:shadow-none"
        >
          {mineGroups.map((group) => (
            <section key={group.title} className="max-desk:contents">
              <h2 className="px-3 pt-2 pb-1 text-12 text-muted max-desk:sr-only">
                {t(group.title)}
              </h2>
              <ul className="max-desk:contents">
                {group.links
                  .filter(({ route }) => !(noDeposits && route === 'saveMoney'))
                  .map(({ route, icon, text }) => (
                    <li key={route} className="max-desk:shrink-0">
                      <NavLink
                        end
                        to={pathOf(route as 'home')}
                        className={itemStyle(route === entry)}
                      >
                        <Icon name={icon} className="size-[1.125rem] opacity-80" />
                        {t(text)}
                      </NavLink>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
