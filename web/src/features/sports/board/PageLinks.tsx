import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText as words } from '../words/messages.ts'
import type { Page } from './board-view.ts'

export const pageLinks = [
  { page: 'results', icon: 'calendar' },
  { page: 'rules', icon: 'info' },
] as const

type PageLinksProps = { page: Page; onChange: (page: Page) => void }

/** To the results and the rules; a second press leads back to the board. */
export function PageLinks({ page, onChange }: PageLinksProps) {
  const t = useText()
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
            className={`flex h-10 w-full items-center gap-2 px-3 text-14 outline-offset-[-2px] ${chosen ? 'bg-brand-text/8 text-brand-text' : 'text-ink hover:bg-ink/4'}`}
          >
            <Icon name={link.icon} />
            {t(words[link.page])}
          </button>
        )
      })}
    </nav>
  )
}
