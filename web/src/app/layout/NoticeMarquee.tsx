import { noticeList } from '@xinghe/contract/site.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useCall } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { noticePage } from '../../features/lobby/parts/notice-page.ts'
import { shellText } from '../words/messages.ts'
import { openNotice } from '../notices/notice-board.ts'

/** Seconds one character needs to pass: slow enough to be read. */
const secondsPerCharacter = 0.35
const leastSeconds = 18

type Notice = { id: string; title: string }

function Titles({ notices, copy = false }: { notices: readonly Notice[]; copy?: boolean }) {
  return (
    <span aria-hidden={copy} className="flex min-w-full shrink-0">
      {notices.map((notice) => (
        <button
          key={notice.id}
          type="button"
          tabIndex={copy ? -1 : undefined}
          onClick={() => openNotice(notice.id)}
          className="h-6 shrink-0 rounded-sm pr-14 whitespace-nowrap hover:text-brand-text"
        >
          {notice.title}
        </button>
      ))}
    </span>
  )
}

/** The newest notices pass by; they rest under the pointer and under the focus. */
export function NoticeMarquee() {
  const t = useText()
  const language = useLanguage()
  const notices = useCall(noticeList, { ...noticePage, language })
  const list = notices.data?.list ?? []
  const length = list.reduce((sum, { title }) => sum + title.length + 4, 0)
  return (
    <section
      aria-label={t(shellText.noticeMarquee)}
      className="flex min-w-0 flex-1 items-center gap-2 overflow-hidden"
    >
      <Icon name="bell" className="size-4 text-gold-text" />
      <div className="marquee min-w-0 flex-1 overflow-hidden">
        {list.length === 0 ? (
          <span className="text-muted">
            {notices.isSuccess && t(shellText.noNotices)}
            {notices.isError && t(shellText.noticeFault)}
          </span>
        ) : (
          <div
            className="marquee-track flex"
            style={{
              animationDuration: `${Math.max(leastSeconds, length * secondsPerCharacter)}s`,
            }}
          >
            <Titles notices={list} />
            <Titles notices={list} copy />
          </div>
        )}
      </div>
    </section>
  )
}
