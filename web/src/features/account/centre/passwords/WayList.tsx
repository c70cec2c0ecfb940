import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { passwordText } from './messages.ts'
import type { ProveWay, WayChoice } from './prove-way.ts'

interface WayListProps {
  ways: readonly WayChoice[]
  onChoose: (way: ProveWay) => void
}

export function WayList({ ways, onChoose }: WayListProps) {
  const t = useText()
  return (
    <>
      <p className="mb-3 text-14 text-muted">{t(passwordText.wayTitle)}</p>
      <ul className="space-y-3">
        {ways.map(({ way, icon, title, line, params, open }) => (
          <li key={way}>
            <button
              type="button"
              disabled={!open}
              onClick={() => onChoose(way)}
              className={classNames(
                'flex w-full items-center gap-4 rounded-md border border-line px-4 py-3.5 text-left transition-colors',
                open
                  ? 'hover:border-brand-text/60 hover:bg-brand-text/4'
                  : 'cursor-not-allowed bg-ink/3',
              )}
            >
              <span
                className={classNames(
                  'grid size-10 shrink-0 place-items-center rounded-full',
                  open ? 'bg-brand-text/10 text-brand-text' : 'bg-ink/5 text-muted',
                )}
              >
                <Icon name={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className={classNames('block text-14 font-medium', !open && 'text-muted')}>
                  {t(title)}
                </span>
                <span className="block text-13 text-muted">{t(line, params)}</span>
              </span>
              {open && <Icon name="chevron-right" className="size-4 text-muted" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
