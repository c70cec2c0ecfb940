import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useSession } from '../../platform/session/session.ts'
import { toolText } from '../words/tool-messages.ts'
import { routeAt } from '../routes/route-at.ts'
import { Brand } from '../navigation/Brand.tsx'
import { NoticeMarquee } from './NoticeMarquee.tsx'
import { VisitorTools } from './VisitorTools.tsx'

const PhoneMemberTools = latePart(() => import('./MemberTools.tsx'), 'PhoneMemberTools')
const MenuSheet = latePart(() => import('./MenuSheet.tsx'), 'MenuSheet')

type PhoneHeaderProps = { active: NavigationCategory | null }

function PhoneTools({ active }: PhoneHeaderProps) {
  const t = useText()
  const loggedIn = useSession().token !== ''
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  return (
    <div className="flex h-14 items-center gap-2 border-b border-line bg-surface pr-1 pl-4">
      <Link to={pathOf('home')} className="mr-auto shrink-0 rounded-sm">
        <Brand />
      </Link>
      {loggedIn ? (
        <Suspense fallback={<Skeleton className="h-10 w-40" />}>
          <PhoneMemberTools />
        </Suspense>
      ) : (
        <VisitorTools small />
      )}
      <IconButton
        icon="menu"
        label={t(toolText.menu)}
        aria-expanded={open}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
      />
      {needed && (
        <Suspense fallback={null}>
          <MenuSheet active={active} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The tools stay in sight and the notices scroll away; a page of full width needs every line. */
export function PhoneHeader({ active }: PhoneHeaderProps) {
  const { pathname } = useLocation()
  return (
    <>
      <header className="sticky top-0 z-30 [@media(height<30rem)]:static">
        <PhoneTools active={active} />
      </header>
      {!routeAt(pathname).fills && (
        <div className="flex h-9 items-center border-b border-line bg-surface px-4 text-12">
          <NoticeMarquee />
        </div>
      )}
    </>
  )
}
