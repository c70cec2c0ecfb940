import { countryArea } from '@xinghe/contract/site-lists.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Combobox } from '@xinghe/ui/Combobox.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { searchCountries, type Country } from './country.ts'
import { countryText as words } from './messages.ts'

interface CountryPickerProps {
  value: Country
  onValueChange: (country: Country) => void
}

const optionOf = (country: Country) => ({ ...country, value: country.country })

/** The area code before a number; pressed, a list that can be searched. */
export function CountryPicker({ value, onValueChange }: CountryPickerProps) {
  const t = useText()
  const language = useLanguage()
  // The list is loaded when the picker first opens.
  const [wanted, setWanted] = useState(false)
  const countries = useCall(countryArea, { language }, { enabled: wanted })
  return (
    <Combobox
      look="inline"
      label={t(words.choose)}
      panelClassName="w-72"
      button={{ 'aria-label': t(words.current, { name: t(value.areaName), code: value.areaCode }) }}
      onOpen={() => setWanted(true)}
      find={(typed) => searchCountries(countries.data ?? [], typed).map(optionOf)}
      value={value.country}
      onChoose={({ value: _key, ...country }) => onValueChange(country)}
      renderOption={({ areaName, areaCode }, active) => (
        <>
          <span className="flex-1 truncate">{areaName}</span>
          <span className={classNames('font-num', active ? 'text-ink' : 'text-muted')}>
            +{areaCode}
          </span>
        </>
      )}
      searchLabel={t(words.search)}
      listLabel={t(words.list)}
      noneText={countries.isSuccess ? t(words.nothing) : ''}
      status={
        <>
          {countries.isPending && (
            <div className="grid h-24 place-items-center text-brand-text">
              <Spinner label={t(words.loading)} />
            </div>
          )}
          {countries.isError && (
            <div className="flex flex-col items-center gap-2 p-4 text-13 text-muted">
              <p role="alert">{t(words.fault)}</p>
              <Button
                variant="link"
                size="sm"
                icon="refresh"
                onClick={() => void countries.refetch()}
              >
                {t(words.retry)}
              </Button>
            </div>
          )}
        </>
      }
    >
      +{value.areaCode}
    </Combobox>
  )
}
