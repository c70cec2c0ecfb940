import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { rovingIndex } from './roving-index.ts'
import { tabId, tabPanelId } from './tab-ids.ts'

type Tab<Key extends string> = {
  key: Key
  label: ReactNode
  disabled?: boolean | undefined
}

type TabsProps<Key extends string> = {
  tabs: readonly Tab<Key>[]
  value: Key
  onValueChange: (key: Key) => void
  label: string
  /** Given where a TabPanel with the same id shows the content. */
  id?: string | undefined
  variant?: 'line' | 'pill' | undefined
  size?: 'sm' | 'md' | undefined
  className?: string | undefined
}

const lists = {
  line: 'gap-6 border-b border-line',
  pill: 'gap-1 rounded-md border border-line bg-ink/3 p-1',
} as const

function tabLook(variant: 'line' | 'pill', chosen: boolean): string {
  if (variant === 'pill') {
    return classNames(
      'rounded-sm px-3',
      chosen ? 'bg-raised font-medium text-ink shadow-1' : 'text-muted hover:text-ink',
    )
  }
  return classNames(
    '-mb-px border-b-2 px-0.5',
    chosen
      ? 'border-brand-text font-medium text-brand-text'
      : 'border-transparent text-muted hover:text-ink',
  )
}

export function Tabs<Key extends string>({
  tabs,
  value,
  onValueChange,
  label,
  id,
  variant = 'line',
  size = 'md',
  className,
}: TabsProps<Key>) {
  const open = tabs.filter((tab) => !tab.disabled)
  const reachable = open.some((tab) => tab.key === value) ? value : open[0]?.key

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const current = open.findIndex((tab) => tab.key === reachable)
    const index = rovingIndex(event.key, 'horizontal', current, open.length)
    const next = index === undefined ? undefined : open[index]
    if (!next) return
    event.preventDefault()
    const list = event.currentTarget.parentElement
    list?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')[index ?? 0]?.focus()
    if (next.key !== value) onValueChange(next.key)
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={classNames(
        'flex max-w-full overflow-x-auto [scrollbar-width:none]',
        variant === 'pill' && 'w-fit',
        lists[variant],
        className,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={id && tabId(id, tab.key)}
          aria-selected={tab.key === value}
          aria-controls={id && tab.key === value ? tabPanelId(id, tab.key) : undefined}
          tabIndex={tab.key === reachable ? 0 : -1}
          disabled={tab.disabled}
          onKeyDown={move}
          onClick={() => tab.key !== value && onValueChange(tab.key)}
          className={classNames(
            'inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap transition-colors max-desk:h-11 -outline-offset-2 disabled:cursor-not-allowed disabled:opacity-45',
            size === 'sm' ? 'h-8 text-13' : 'h-10 text-14',
            variant === 'pill' && size === 'md' && 'h-8',
            tabLook(variant, tab.key === value),
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
