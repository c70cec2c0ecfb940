import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { StepTrail } from '../../parts/StepTrail.tsx'
import { defaultCountry, type Country } from '../../parts/country.ts'
import { bindingText } from './messages.ts'
import { PhoneCodeStep } from './PhoneCodeStep.tsx'
import { PhoneNumberStep } from './PhoneNumberStep.tsx'

export interface ChosenPhone {
  readonly country: Country
  readonly number: string
}

interface PhoneBindingProps {
  /** The member's. */
  name: string
  onDone: () => void
}

/** First the number, then the code that proves it. */
export function PhoneBinding({ name, onDone }: PhoneBindingProps) {
  const t = useText()
  const [phone, setPhone] = useState<ChosenPhone>({ country: defaultCountry, number: '' })
  const [proving, setProving] = useState(false)
  return (
    <>
      <StepTrail
        label={t(bindingText.phoneSteps)}
        steps={[t(bindingText.phoneStepNumber), t(bindingText.phoneStepCode)]}
        current={proving ? 1 : 0}
      />
      {proving ? (
        <PhoneCodeStep name={name} phone={phone} onBack={() => setProving(false)} onDone={onDone} />
      ) : (
        <PhoneNumberStep
          phone={phone}
          onChosen={(chosen) => {
            setPhone(chosen)
            setProving(true)
          }}
        />
      )}
    </>
  )
}
