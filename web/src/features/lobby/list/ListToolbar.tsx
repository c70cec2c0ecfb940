import { gameListTags, type GameListTag } from '@xinghe/rules/lobby/game-list.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { ListView } from './list-view.ts'
import { listText as words } from './messages.ts'
import { SearchBox } from './SearchBox.tsx'

interface ListToolbarProps {
  view: ListView
  /** Undefined while it is being counted. */
  total: number | undefined
  onChange: (change: Partial<ListView>) => void
}

function Chip({
  tag,
  chosen,
  onChoose,
}: {
  tag: GameListTag
  chosen: boolean
  onChoose: () => void
}) {
  const t = useText()
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        'h-9 shrink-0 rounded-full border px-4 text-14 transition-colors',
        chosen
          ? 'border-transparent bg-brand font-medium text-brand-ink'
          : 'border-line bg-surface text-ink hover:border-brand-text/50 hover:text-brand-text',
      )}
    >
      {t(words[tag])}
    </button>
  )
}

export function ListToolbar({ view, total, onChange }: ListToolbarProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        role="group"
        aria-label={t(words.tags)}
        className="flex gap-2 max-desk:-mx-4 max-desk:w-screen max-desk:overflow-x-auto max-desk:px-4 max-desk:[scrollbar-width:none]"
      >
        {gameListTags.map((tag) => (
          <Chip key={tag} tag={tag} chosen={view.tag === tag} onChoose={() => onChange({ tag })} />
        ))}
      </div>
      <div className="ml-auto flex items-center gap-4 max-desk:ml-0 max-desk:w-full">
        <p aria-live="polite" className="text-13 text-muted max-desk:sr-only">
          {total === undefined ? '' : t(words.count, { count: total })}
        </p>
        <SearchBox value={view.keyword} onSearch={(keyword) => onChange({ keyword })} />
      </div>
    </div>
  )
}
