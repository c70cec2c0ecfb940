import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { openAlertSettings } from '../alerts/open-settings.ts'
import { alertText } from '../words/alert-messages.ts'
import { boardText as words } from '../words/messages.ts'
import { shareText } from '../words/share-messages.ts'
import type { Page } from './board-view.ts'
import { useOpenChat } from './use-open-chat.ts'

export const pageLinks = [
  { page: 'multi', icon: 'live' },
  { page: 'results', icon: 'calendar' },
  { page: 'rules', icon: 'info' },
] as const

const linkStyle = 'flex h-10 w-full items-center gap-2 px-3 text-14 outline-offset-[-2px]'

type PageLinksProps = { page: Page; onChange: (page: Page) => void }

/** To matches side by side, the results, the rules, the alerts and the chat; a second press leads back to the board. */
export function PageLinks({ page, onChange }: PageLinksProps) {
  const t = useText()
  const openChat = useOpenChat()
  return (
    <nav aria-label={t(words.more)} className="border-t border-line py-1">
      {pageLinks.map((link) => {
        const chosen = link.page === page
        return (
          <button
            key={link.page}
            type="button"
            aria-current={chosen ? 'page' : undefined}
            onClick={() => onChange(chosen ? 'board' : link.page)}
            className={`${linkStyle} ${chosen ? 'bg-brand-text/8 text-brand-text' : 'text-ink hover:bg-ink/4'}`}
          >
            <Icon name={link.icon} />
            {t(words[link.page])}
          </button>
        )
      })}
      <button
        type="button"
        onClick={openAlertSettings}
        className={`${linkStyle} text-ink hover:bg-ink/4`}
      >
        <Icon name="bell" />
        {t(alertText.title)}
      </button>
      <button type="button" onClick={openChat} className={`${linkStyle} text-ink hover:bg-ink/4`}>
        <Icon name="message" />
        {t(shareText.chat)}
      </button>
    </nav>
  )
}
