import { useRef } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'
import { DropPanel } from '@xinghe/ui/DropPanel.tsx'
import { FieldContext } from '@xinghe/ui/field-context.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { CountryList } from './CountryList.tsx'
import type { Country } from './country.ts'
import { countryText } from './messages.ts'

interface CountryPickerProps {
  value: Country
  onValueChange: (country: Country) => void
  disabled?: boolean | undefined
}

/** The area code before a number; pressed, a list that can be searched. */
export function CountryPicker({ value, onValueChange, disabled }: CountryPickerProps) {
  const t = useText()
  const current = { name: t(value.areaName), code: value.areaCode }
  const search = useRef<HTMLInputElement>(null)

  const focusSearch = () => {
    // On a touch screen the keyboard would cover the list before it was seen.
    if (!matchMedia('(pointer: coarse)').matches)
      requestAnimationFrame(() => search.current?.focus())
  }

  return (
    <DropPanel
      label={t(countryText.choose)}
      panelClassName="w-72 overflow-hidden p-0"
      renderTrigger={(trigger, open) => (
        <button
          {...trigger}
          type="button"
          onClick={() => {
            trigger.onClick()
            if (!open) focusSearch()
          }}
          aria-label={t(countryText.current, current)}
          disabled={disabled}
          className="-ml-1 inline-flex h-8 items-center gap-1 rounded-sm pr-1 pl-1.5 font-num text-16 text-ink transition-colors hover:bg-ink/6 disabled:cursor-not-allowed"
        >
          +{value.areaCode}
          <Icon
            name="chevron-down"
            className={classNames('size-4 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      )}
    >
      {(close) => (
        // The search field is not the control of the Field around the number.
        <FieldContext value={undefined}>
          <CountryList
            search={search}
            value={value}
            onChoose={(country) => {
              onValueChange(country)
              close()
            }}
          />
        </FieldContext>
      )}
    </DropPanel>
  )
}
