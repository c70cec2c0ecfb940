import { noticeList } from '@xinghe/contract/site.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { noticePage } from '../../features/lobby/parts/notice-page.ts'
import { useCall } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { noticeText } from './messages.ts'
import { shellText } from '../words/messages.ts'
import { toolText } from '../words/tool-messages.ts'
import { closeNotices, openNotice } from './notice-board.ts'
import { siteTimeText } from '../words/site-time.ts'

/** The notices, one at a time; on a desk the list stands beside. */
export function NoticeDialog({ id }: { id: string }) {
  const t = useText()
  const list = useCall(noticeList, { ...noticePage, language: useLanguage() }).data?.list ?? []
  const at = Math.max(
    0,
    list.findIndex((notice) => notice.id === id),
  )
  const notice = list[at]
  const step = (by: number): void => {
    const next = list[at + by]
    if (next !== undefined) openNotice(next.id)
  }
  return (
    <Dialog
      open
      size="lg"
      flush
      closeOnBackdrop
      title={t(noticeText.notices)}
      closeLabel={t(toolText.close)}
      onClose={closeNotices}
      footer={
        <>
          <Button variant="secondary" disabled={at === 0} onClick={() => step(-1)}>
            {t(noticeText.previousNotice)}
          </Button>
          <Button variant="secondary" disabled={at >= list.length - 1} onClick={() => step(1)}>
            {t(noticeText.nextNotice)}
          </Button>
        </>
      }
    >
      {notice === undefined ? (
        <EmptyState icon="bell" title={t(shellText.noNotices)} />
      ) : (
        <div className="grid min-h-72 grid-cols-[13rem_1fr] max-desk:block">
          <ul className="border-r border-line p-2 max-desk:hidden">
            {list.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  aria-current={other === notice || undefined}
                  onClick={() => openNotice(other.id)}
                  className={classNames(
                    'w-full truncate rounded-md px-3 py-2 text-left text-14',
                    other === notice ? 'bg-brand-text/10 text-brand-text' : 'hover:bg-ink/5',
                  )}
                >
                  {other.title}
                </button>
              </li>
            ))}
          </ul>
          <article className="px-6 py-5 max-desk:px-4">
            <h3 className="text-16 font-semibold">{notice.title}</h3>
            <time className="mt-1 block font-num text-12 text-muted">
              {siteTimeText(notice.publishedAt)}
            </time>
            <p className="mt-4 text-14 leading-relaxed whitespace-pre-line">{notice.body}</p>
          </article>
        </div>
      )}
    </Dialog>
  )
}
