import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import type { Placement } from './place-panel.ts'
import { rovingIndex } from './roving-index.ts'
import { useDrop, type DropTrigger } from './use-drop.ts'

export type MenuItem = {
  key: string
  label: ReactNode
  onSelect: () => void
  icon?: IconName | undefined
  /** Makes it a link that can be opened in a new tab; a plain press still runs `onSelect`. */
  href?: string | undefined
  danger?: boolean | undefined
  /** The current choice of a menu that switches something. */
  checked?: boolean | undefined
}

type MenuProps = {
  renderTrigger: (props: DropTrigger & { 'aria-haspopup': 'menu' }, open: boolean) => ReactNode
  items: readonly MenuItem[]
  label: string
  header?: ReactNode
  opens?: 'hover' | 'click' | undefined
  placement?: Placement | undefined
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget.closest('[role=menu]')
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const current = items.findIndex((item) => item === document.activeElement)
  const index = rovingIndex(event.key, 'vertical', current, items.length)
  if (index === undefined) return
  event.preventDefault()
  items[index]?.focus()
}

export function Menu({
  renderTrigger,
  items,
  label,
  header,
  opens = 'click',
  placement = 'bottom-end',
}: MenuProps) {
  const { open, panelId, wrapperRef, panelRef, wrapper, close, ...drop } = useDrop({
    opens,
    placement,
  })

  function select(event: MouseEvent, item: MenuItem) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close(true)
    item.onSelect()
  }

  return (
    <span ref={wrapperRef} {...wrapper} className="relative inline-flex">
      {renderTrigger({ ...drop.trigger, 'aria-haspopup': 'menu' }, open)}
      <div
        ref={panelRef}
        popover="manual"
        className="ui-popover fixed m-0 min-w-44 overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-2"
      >
        {header && <div className="border-b border-line px-4 py-3">{header}</div>}
        <div id={panelId} role="menu" aria-label={label} className="p-1.5">
          {items.map((item) => {
            const shared = {
              role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
              'aria-checked': item.checked,
              onKeyDown: moveFocus,
              onClick: (event: MouseEvent) => select(event, item),
              className: classNames(
                'flex h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-14 whitespace-nowrap transition-colors -outline-offset-2 max-desk:h-11',
                item.danger ? 'text-danger hover:bg-danger/8' : 'hover:bg-ink/6',
                item.checked && 'font-medium text-brand-text',
              ),
            }
            const inside = (
              <>
                {item.icon && <Icon name={item.icon} className="size-[1.125rem] opacity-80" />}
                <span className="flex-1">{item.label}</span>
                {item.checked && <Icon name="check" className="size-4" />}
              </>
            )
            return item.href === undefined ? (
              <button key={item.key} type="button" {...shared}>
                {inside}
              </button>
            ) : (
              <a key={item.key} href={item.href} {...shared}>
                {inside}
              </a>
            )
          })}
        </div>
      </div>
    </span>
  )
}
