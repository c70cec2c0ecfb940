import { use, useRef } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'
import { controlBox, controlEdge } from '@xinghe/ui/control-style.ts'
import { DropPanel } from '@xinghe/ui/DropPanel.tsx'
import { FieldContext } from '@xinghe/ui/field-context.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BankList } from './BankList.tsx'
import { addCardText as words } from './messages.ts'
import type { Bank } from './search-banks.ts'

interface BankPickerProps {
  name: string
  banks: readonly Bank[]
  value: string
  onValueChange: (code: string) => void
}

/** The bank of a card; pressed, a list that can be searched. Stands inside a Field. */
export function BankPicker({ name, banks, value, onValueChange }: BankPickerProps) {
  const t = useText()
  const field = use(FieldContext)
  const search = useRef<HTMLInputElement>(null)
  const chosen = banks.find(({ code }) => code === value)

  const focusSearch = () => {
    // On a touch screen the keyboard would cover the list before it was seen.
    if (!matchMedia('(pointer: coarse)').matches)
      requestAnimationFrame(() => search.current?.focus())
  }

  return (
    <DropPanel
      label={t(words.bank)}
      className="w-full"
      panelClassName="w-88 overflow-hidden p-0"
      renderTrigger={(trigger, open) => (
        <button
          {...trigger}
          type="button"
          id={field?.id}
          name={name}
          aria-describedby={field?.describedBy}
          onClick={() => {
            trigger.onClick()
            if (!open) focusSearch()
          }}
          className={classNames(
            'flex h-10 w-full items-center justify-between gap-2 px-3 text-left max-desk:h-11',
            controlBox,
            controlEdge(field?.invalid ?? false, false),
          )}
        >
          <span className={classNames('truncate', chosen === undefined && 'text-muted')}>
            {chosen?.name ?? t(words.bankPlaceholder)}
          </span>
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
          <BankList
            search={search}
            banks={banks}
            value={value}
            onChoose={(code) => {
              onValueChange(code)
              close()
            }}
          />
        </FieldContext>
      )}
    </DropPanel>
  )
}
