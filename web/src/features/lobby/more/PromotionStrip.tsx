import { Link } from 'react-router'
import { activityList } from '@xinghe/contract/promotions.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOnBreak } from '../../../platform/member/use-on-break.ts'
import { activityPath } from '../../../platform/navigation/activity-path.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { moreText } from './messages.ts'
import { SectionHead } from '../parts/SectionHead.tsx'

const strip = 'grid auto-cols-fr grid-flow-col gap-4 max-desk:swipe-strip max-desk:*:w-[72%]'

const shownMost = 5

/** Activities that run now; none during a break of the member's own. */
export function PromotionStrip() {
  const t = useText()
  const faultText = useFaultText()
  const language = useLanguage()
  const promotions = useCall(activityList, { language })
  const isOnBreak = useOnBreak(useSession().token !== '')
  const running = promotions.data?.activities.filter(({ state }) => state === 'running')
  if (isOnBreak) return null
  return (
    <section aria-labelledby="home-promotions">
      <SectionHead
        id="home-promotions"
        title={t(moreText.promotions)}
        line={t(moreText.promotionsLine)}
        action={
          <Link
            to={pathOf('discount')}
            className="flex items-center gap-0.5 text-14 text-muted hover:text-brand-text"
          >
            {t(moreText.allPromotions)}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        }
      />
      {promotions.isPending && (
        <div aria-busy className={strip}>
          {Array.from({ length: shownMost }, (_, at) => (
            <div key={at} className="overflow-hidden rounded-lg bg-surface shadow-1">
              <Skeleton className="aspect-video w-full" />
              <div className="space-y-2 p-3.5">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-4 w-full" />
              </div>
            </div>
          ))}
        </div>
      )}
      {promotions.isError && (
        <ErrorState
          title={t(moreText.promotionsFault)}
          text={faultText(promotions.error)}
          retryLabel={t(moreText.retry)}
          onRetry={() => void promotions.refetch()}
          className="rounded-lg bg-surface shadow-1"
        />
      )}
      {running?.length === 0 && (
        <EmptyState
          icon="gift"
          title={t(moreText.promotionsEmpty)}
          className="rounded-lg bg-surface shadow-1"
        />
      )}
      {running !== undefined && running.length > 0 && (
        <ul className={strip}>
          {running.slice(0, shownMost).map(({ kind, id, title, line, image }) => (
            <li key={`${kind}/${id}`}>
              <Link
                to={activityPath(kind, id)}
                className="group block h-full overflow-hidden rounded-lg bg-surface shadow-1 transition-shadow hover:shadow-2"
              >
                <span className="block aspect-video overflow-hidden bg-art-ground">
                  <img
                    src={image}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
                  />
                </span>
                <span className="block p-3.5">
                  <span className="block truncate text-16 font-semibold group-hover:text-brand-text">
                    {title}
                  </span>
                  <span className="mt-0.5 line-clamp-2 text-13 text-muted">{line}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
