import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { isNumberOf } from '../../parts/country.ts'
import { phoneText } from '../../parts/messages.ts'
import { PhoneField } from '../../parts/PhoneField.tsx'
import { FinalNotice } from '../form/FinalNotice.tsx'
import { useForm } from '../../../../platform/form/use-form.ts'
import { centreText } from '../parts/messages.ts'
import { bindingText } from './messages.ts'
import type { ChosenPhone } from './PhoneBinding.tsx'

interface PhoneNumberStepProps {
  phone: ChosenPhone
  onChosen: (phone: ChosenPhone) => void
}

export function PhoneNumberStep({ phone, onChosen }: PhoneNumberStepProps) {
  const t = useText()
  const [country, setCountry] = useState(phone.country)
  const form = useForm({
    empty: { number: phone.number },
    check: ({ number }) => (isNumberOf(country, number) ? {} : { number: phoneText.wrong }),
  })
  const { number } = form.values
  return (
    <FormFrame
      form={form}
      submitText={t(centreText.next)}
      onSubmit={() => void form.submit(async () => onChosen({ country, number }))}
    >
      <PhoneField
        name="number"
        country={country}
        onCountry={setCountry}
        number={number}
        onNumber={(digits) => form.change('number', digits)}
        onLeave={() => form.leave('number')}
        error={form.error('number')}
      />
      <FinalNotice>{t(bindingText.phoneFinal)}</FinalNotice>
    </FormFrame>
  )
}
