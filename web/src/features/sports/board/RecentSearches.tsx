import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { searchText as words } from '../words/search-messages.ts'
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts'

type RecentSearchesProps = {
  onChoose: (text: string) => void
  /** The pressed button is gone: the focus needs another place. */
  onForget: () => void
}

/** Under the empty search field: the searches of this device, each with its removal. */
export function RecentSearches({ onChoose, onForget }: RecentSearchesProps) {
  const t = useText()
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  const forget = (search: string): void => {
    forgetSearch(search)
    onForget()
  }
  const forgetAll = (): void => {
    forgetSearches()
    onForget()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the focus of the field
    <section
      aria-label={t(words.recent)}
      // The field keeps the focus: without it the list would close before the press arrives.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-raised py-1 shadow-2"
    >
      <div className="flex items-center justify-between pl-3 text-12 text-muted">
        {t(words.recent)}
        <button
          type="button"
          onClick={forgetAll}
          className="h-8 px-3 outline-offset-[-2px] hover:text-ink max-desk:h-11"
        >
          {t(words.forgetAll)}
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search} className="flex items-center pr-1">
            <button
              type="button"
              onClick={() => onChoose(search)}
              className="h-9 min-w-0 flex-1 truncate px-3 text-left text-13 text-ink outline-offset-[-2px] hover:bg-brand-text/8 max-desk:h-11"
            >
              {search}
            </button>
            <IconButton
              icon="close"
              size="sm"
              label={t(words.forget, { search })}
              onClick={() => forget(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
