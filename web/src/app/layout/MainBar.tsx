import { Suspense } from 'react'
import { Link } from 'react-router'
import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useSession } from '../../platform/session/session.ts'
import { shellText } from '../words/messages.ts'
import { Brand } from '../navigation/Brand.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { VisitorTools } from './VisitorTools.tsx'

/** Loaded for members only. */
const MemberTools = latePart(() => import('./MemberTools.tsx'), 'MemberTools')

export function MainBar({ active }: { active: NavigationCategory | null }) {
  const t = useText()
  const loggedIn = useSession().token !== ''
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex h-18 max-w-[92rem] items-center gap-7 px-8 max-[1500px]:gap-4">
        <Link to={pathOf('home')} className="shrink-0 rounded-sm">
          <Brand />
        </Link>
        <nav aria-label={t(shellText.mainNavigation)} className="min-w-0 flex-1 self-stretch">
          <CategoryNav active={active} />
        </nav>
        {loggedIn ? (
          <Suspense fallback={<Skeleton className="h-10 w-96" />}>
            <MemberTools />
          </Suspense>
        ) : (
          <VisitorTools />
        )}
      </div>
    </div>
  )
}
