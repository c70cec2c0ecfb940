import { use, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ComboboxList, type ComboboxListProps, type ComboboxOption } from './ComboboxList.tsx'
import { controlBox, controlEdge } from './control-style.ts'
import { DropPanel } from './DropPanel.tsx'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'

type ComboboxProps<Option extends ComboboxOption> = ComboboxListProps<Option> & {
  /** Names the panel. */
  label: string
  /** Content of the button. */
  children: ReactNode
  /** As wide as a field, or a small button inside of one. */
  look?: 'field' | 'inline' | undefined
  onOpen?: (() => void) | undefined
  panelClassName?: string | undefined
  button?: Pick<ComponentProps<'button'>, 'name' | 'disabled' | 'aria-label'> | undefined
}

/** A button that opens a list which can be searched. */
export function Combobox<Option extends ComboboxOption>({
  label,
  children,
  look = 'field',
  onOpen,
  panelClassName,
  button,
  onChoose,
  ...list
}: ComboboxProps<Option>) {
  const field = use(FieldContext)
  const search = useRef<HTMLInputElement>(null)

  const opened = () => {
    onOpen?.()
    // On a touch screen the keyboard would cover the list before it was seen.
    if (!matchMedia('(pointer: coarse)').matches)
      requestAnimationFrame(() => search.current?.focus())
  }
  const ofField = look === 'field'
  return (
    <DropPanel
      label={label}
      className={ofField ? 'w-full' : undefined}
      fitsTrigger={ofField}
      panelClassName={classNames('overflow-hidden p-0', panelClassName)}
      renderTrigger={(trigger, open) => (
        <button
          {...trigger}
          type="button"
          {...button}
          {...(ofField && { id: field?.id, 'aria-describedby': field?.describedBy })}
          onClick={() => {
            trigger.onClick()
            if (!open) opened()
          }}
          className={
            ofField
              ? classNames(
                  'flex h-10 w-full items-center justify-between gap-2 px-3 text-left max-desk:h-11',
                  controlBox,
                  controlEdge(field?.invalid ?? false, false),
                )
              : '-ml-1 inline-flex h-8 items-center gap-1 rounded-sm pr-1 pl-1.5 font-num text-16 text-ink transition-colors hover:bg-ink/6 disabled:cursor-not-allowed'
          }
        >
          {children}
          <Icon
            name="chevron-down"
            className={classNames('size-4 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      )}
    >
      {(close) => (
        // The search field is not the control of the Field around it.
        <FieldContext value={undefined}>
          <ComboboxList
            {...list}
            search={search}
            onChoose={(option) => {
              onChoose(option)
              close()
            }}
          />
        </FieldContext>
      )}
    </DropPanel>
  )
}
