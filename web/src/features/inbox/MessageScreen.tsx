import { useSearchParams } from 'react-router'
import { letterTypes, type LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import { CountBadge } from '@xinghe/ui/CountBadge.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pageOf } from '../../platform/navigation/page-of.ts'
import { useUnread } from '../../platform/member/member.ts'
import { LetterPanel } from './LetterPanel.tsx'
import { inboxText as words } from './messages.ts'
import { unreadOfType } from './unread-of-type.ts'

const tabsId = 'message-tabs'

const typeOf = (text: string | null): LetterType =>
  letterTypes.find((type) => type === text) ?? 'notice'

/** The message centre; the address holds tab and page. */
export function MessageScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { data: unread } = useUnread()
  const type = typeOf(search.get('type'))
  const page = pageOf(search.get('page'))
  const countOf = (one: LetterType): number => (unread ? unreadOfType(unread, one) : 0)
  const open = (toType: LetterType, toPage: number): void =>
    setSearch(
      { type: toType, ...(toPage === 1 ? {} : { page: String(toPage) }) },
      { replace: true },
    )
  return (
    <section className="rounded-lg bg-surface shadow-1">
      <h1 className="sr-only">{t(words.title)}</h1>
      <Tabs
        id={tabsId}
        label={t(words.tabs)}
        className="px-6 pt-3 max-desk:px-4"
        value={type}
        onValueChange={(chosen) => open(chosen, 1)}
        tabs={letterTypes.map((one) => ({
          key: one,
          label: (
            <span className="inline-flex items-center gap-1.5">
              {t(words[one])}
              <CountBadge count={countOf(one)} label={t(words.unread, { count: countOf(one) })} />
            </span>
          ),
        }))}
      />
      <TabPanel id={tabsId} tabKey={type}>
        <LetterPanel
          key={type}
          type={type}
          unread={countOf(type)}
          page={page}
          onPage={(toPage) => open(type, toPage)}
        />
      </TabPanel>
    </section>
  )
}
