import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { rovingIndex } from '@xinghe/ui/roving-focus.ts'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { searchCountries, type Country } from './country.ts'
import { countryText } from './messages.ts'
import { useCountries } from './use-countries.ts'

interface CountryListProps {
  search: RefObject<HTMLInputElement | null>
  value: Country
  onChoose: (country: Country) => void
}

/** Search and list as one: the arrows move through the list while the search keeps the focus. */
export function CountryList({ search, value, onChoose }: CountryListProps) {
  const t = useText()
  const id = useId()
  const countries = useCountries(true)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = searchCountries(countries.data ?? [], typed)
  const at = Math.min(active, found.length - 1)
  const optionId = (country: Country) => `${id}-${country.country}`
  const current = found[at]

  const currentId = current && optionId(current)

  useEffect(() => {
    if (currentId !== undefined)
      document.querySelector(`[id="${currentId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const choose = (country: Country) => {
    setTyped('')
    setActive(0)
    onChoose(country)
  }

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    // A press of Enter that ends the composition of a word chooses nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current)
      return
    }
    // Home and End belong to the text that is typed.
    if (event.key === 'Home' || event.key === 'End') return
    const next = rovingIndex(event.key, 'vertical', at, found.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    // Of one height from the start: the panel is placed before the list is there.
    <div className="flex h-80 flex-col">
      <div className="border-b border-line p-2">
        <Input
          ref={search}
          icon="search"
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            setActive(0)
          }}
          onKeyDown={key}
          role="combobox"
          aria-label={t(countryText.search)}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          placeholder={t(countryText.search)}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      {countries.isPending && (
        <div className="grid h-24 place-items-center text-brand-text">
          <Spinner label={t(countryText.loading)} />
        </div>
      )}
      {countries.isError && (
        <div className="flex flex-col items-center gap-2 p-4 text-13 text-muted">
          <p role="alert">{t(countryText.fault)}</p>
          <Button variant="link" size="sm" icon="refresh" onClick={() => void countries.refetch()}>
            {t(countryText.retry)}
          </Button>
        </div>
      )}
      <p role="status" className="text-center text-13 text-muted not-empty:p-4">
        {countries.isSuccess && found.length === 0 && t(countryText.nothing)}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t(countryText.list)}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain not-empty:p-1.5"
      >
        {found.map((country, index) => {
          const chosen = country.country === value.country
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keys
            <div
              key={country.country}
              id={optionId(country)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen}
              onClick={() => choose(country)}
              onPointerMove={() => setActive(index)}
              className={classNames(
                'flex h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-14 max-desk:h-11',
                index === at && 'bg-ink/6',
                chosen && 'font-medium',
              )}
            >
              <span className="flex-1 truncate">{country.areaName}</span>
              <span className={classNames('font-num', index === at ? 'text-ink' : 'text-muted')}>
                +{country.areaCode}
              </span>
              <Icon
                name="check"
                className={classNames('size-4 text-brand-text', !chosen && 'invisible')}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
