import { noticeList } from '@xinghe/contract/site.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { moreText } from './messages.ts'
import { noticePage } from '../parts/notice-page.ts'

const shown = 4

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: '2-digit',
    day: '2-digit',
  }).format(at)

export function NoticePanel({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText()
  const faultText = useFaultText()
  const language = useLanguage()
  const notices = useCall(noticeList, { ...noticePage, language })
  return (
    <section
      aria-labelledby="home-notices"
      className="flex min-w-0 flex-col rounded-lg bg-surface p-6 shadow-1 max-desk:p-4"
    >
      <h2 id="home-notices" className="mb-3 flex items-center gap-2 text-16 font-bold">
        <Icon name="bell" className="size-5 text-brand-text" />
        {t(moreText.notices)}
      </h2>
      {notices.isPending && (
        <div aria-busy className="space-y-4 py-2">
          {Array.from({ length: shown }, (_, at) => (
            <Skeleton key={at} className="h-5 w-full" />
          ))}
        </div>
      )}
      {notices.isError && (
        <ErrorState
          title={t(moreText.noticesFault)}
          text={faultText(notices.error)}
          retryLabel={t(moreText.retry)}
          onRetry={() => void notices.refetch()}
          className="flex-1 py-6"
        />
      )}
      {notices.data?.list.length === 0 && (
        <EmptyState icon="bell" title={t(moreText.noticesEmpty)} className="flex-1 py-6" />
      )}
      <ul className="-mx-3">
        {notices.data?.list.slice(0, shown).map((notice) => (
          <li key={notice.id}>
            <button
              type="button"
              onClick={() => onOpen(notice.id)}
              className="group flex w-full items-start gap-3 rounded-md px-3 py-2.5 text-left hover:bg-ink/4"
            >
              <span className="mt-2 size-1.5 shrink-0 rounded-full bg-brand-text/50 group-hover:bg-brand-text" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-14 font-medium group-hover:text-brand-text">
                  {notice.title}
                </span>
                <span className="mt-0.5 line-clamp-2 text-13 text-muted">{notice.body}</span>
              </span>
              <time className="pt-0.5 font-num text-13 text-muted">
                {dayOf(notice.publishedAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
