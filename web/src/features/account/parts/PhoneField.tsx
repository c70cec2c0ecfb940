import type { Ref } from 'react'
import { phoneNumberMax } from '@xinghe/rules/account/phone.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { numberDigits, type Country } from './country.ts'
import { FocusGroup } from './FocusGroup.tsx'
import { phoneText } from './messages.ts'

interface PhoneFieldProps {
  country: Country
  onCountry: (country: Country) => void
  /** Without its area code. */
  number: string
  onNumber: (digits: string) => void
  /** Translated. */
  error?: string | undefined
  onLeave?: (() => void) | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement>
  className?: string | undefined
}

/** Area code and number in one field. */
export function PhoneField({
  country,
  onCountry,
  number,
  onNumber,
  error,
  onLeave,
  name,
  ref,
  className,
}: PhoneFieldProps) {
  const t = useText()
  return (
    <Field label={t(phoneText.label)} error={error} className={className}>
      <FocusGroup onLeave={() => onLeave?.()}>
        <Input
          ref={ref}
          name={name}
          type="tel"
          inputMode="numeric"
          numeric
          prefix={<CountryPicker value={country} onValueChange={onCountry} />}
          value={number}
          onValueChange={(typed) => onNumber(numberDigits(typed, country))}
          // Room for a pasted area code, spaces and dashes, which are dropped.
          maxLength={phoneNumberMax * 2}
          placeholder={t(phoneText.placeholder)}
          autoComplete="tel-national"
        />
      </FocusGroup>
    </Field>
  )
}
