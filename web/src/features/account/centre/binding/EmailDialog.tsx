import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { formText } from '../form/messages.ts'
import { phoneCheckFresh } from '../form/phone-check.ts'
import { PhoneCheckStep } from '../form/PhoneCheckStep.tsx'
import { StepTrail } from '../../parts/StepTrail.tsx'
import { EmailCodeStep } from './EmailCodeStep.tsx'
import { EmailNewStep } from './EmailNewStep.tsx'
import { EmailOldStep } from './EmailOldStep.tsx'
import { emailTrail, type EmailStep } from './email-steps.ts'
import { bindingText } from './messages.ts'

const titles: Record<EmailStep, string> = {
  'phone-check': formText.phoneCheck,
  old: bindingText.emailStepOld,
  new: bindingText.emailStepNew,
  code: bindingText.emailStepCode,
}

/** Binds an email, or changes it: a code to the old one and a code to the new. */
export function EmailDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member } = useCentre()
  // The state at the start of the flow; the member becomes bound before the dialog closes.
  const [changing] = useState(member.bindEmail === 1)
  const [phoneCheck, setPhoneCheck] = useState(
    changing && member.bindPhone === 1 && !phoneCheckFresh(),
  )
  const trail = emailTrail({ changing, phoneCheck })
  const [step, setStep] = useState<EmailStep>(trail[0] ?? 'new')
  const [oldCode, setOldCode] = useState('')
  const [oldFault, setOldFault] = useState('')
  const [email, setEmail] = useState('')

  const checkPhoneFirst = () => {
    setPhoneCheck(true)
    setStep('phone-check')
  }
  return (
    <>
      <StepTrail
        label={t(bindingText.emailSteps)}
        steps={trail.map((name) => t(titles[name]))}
        current={trail.indexOf(step)}
      />
      {step === 'phone-check' && (
        <PhoneCheckStep onDone={() => setStep(email === '' ? 'old' : 'code')} />
      )}
      {step === 'old' && (
        <EmailOldStep
          fault={oldFault}
          onProved={(code) => {
            setOldCode(code)
            setOldFault('')
            setStep(email === '' ? 'new' : 'code')
          }}
        />
      )}
      {step === 'new' && (
        <EmailNewStep
          email={email}
          onChosen={(typed) => {
            setEmail(typed)
            setStep('code')
          }}
          onBack={changing ? () => setStep('old') : undefined}
        />
      )}
      {step === 'code' && (
        <EmailCodeStep
          email={email}
          oldCode={changing ? oldCode : undefined}
          onBack={() => setStep('new')}
          onPhoneCheck={checkPhoneFirst}
          onOldCode={(fault) => {
            setOldFault(fault)
            setStep('old')
          }}
          onDone={onDone}
        />
      )}
    </>
  )
}
