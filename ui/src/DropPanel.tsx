import { useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Placement } from './place-panel.ts'
import { useDrop, type DropTrigger } from './use-drop.ts'

type DropPanelProps = {
  /** Renders the button or link: one element that spreads the given props. */
  renderTrigger: (props: DropTrigger, open: boolean) => ReactNode
  /** A function is given the way to close the panel after a choice. */
  children: ReactNode | ((close: () => void) => ReactNode)
  label: string
  opens?: 'hover' | 'click' | undefined
  placement?: Placement | undefined
  /** The panel is as wide as its trigger. */
  fitsTrigger?: boolean | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

export function DropPanel({
  renderTrigger,
  children,
  label,
  opens = 'click',
  placement = 'bottom-start',
  fitsTrigger = false,
  className,
  panelClassName,
}: DropPanelProps) {
  const { open, panelId, wrapperRef, panelRef, wrapper, close, ...drop } = useDrop({
    opens,
    placement,
    fitsTrigger,
  })
  // Rendered at first need and kept, so that the closing animation still has its content.
  const [needed, setNeeded] = useState(false)
  if (open && !needed) setNeeded(true)

  return (
    <span ref={wrapperRef} {...wrapper} className={classNames('relative inline-flex', className)}>
      {renderTrigger(drop.trigger, open)}
      <div
        ref={panelRef}
        id={panelId}
        popover="manual"
        role="group"
        aria-label={label}
        className={classNames(
          'ui-popover fixed m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-auto overscroll-contain rounded-lg border border-line bg-raised text-ink shadow-2',
          panelClassName ?? 'p-4',
        )}
      >
        {needed && (typeof children === 'function' ? children(() => close(true)) : children)}
      </div>
    </span>
  )
}
