import { useState } from 'react'
import { bindOther } from '@xinghe/contract/account-profile.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow, useSwitches } from '../../../../platform/site/pre-info.ts'
import { FinalNotice } from '../form/FinalNotice.tsx'
import { StepTrail } from '../../parts/StepTrail.tsx'
import { useForm } from '../../../../platform/form/use-form.ts'
import { centreText } from '../parts/messages.ts'
import { birthdayFault, birthdayText, type BirthdayParts } from './birthday-parts.ts'
import { BirthdayFields } from './BirthdayFields.tsx'
import { profileText } from './messages.ts'

/** Chosen, then confirmed: it cannot be changed later. */
export function BirthdayForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const noted = useSwitches().birthdayDescription === 1
  const [checking, setChecking] = useState(false)
  const form = useForm<BirthdayParts>({
    empty: { year: '', month: '', day: '' },
    check: (typed) => {
      const fault = birthdayFault(typed, serverNow())
      return fault === undefined ? {} : { year: fault }
    },
    places: { 'birthday-underage': 'year', 'birthday-shape': 'year' },
    onRefused: ({ refusal }) => {
      if (refusal === 'birthday-underage' || refusal === 'birthday-shape') setChecking(false)
      return false
    },
  })
  const day = birthdayText(form.values)

  const press = () =>
    void form.submit(async (write) => {
      if (!checking) return setChecking(true)
      await write(bindOther, { birthday: day })
      await refreshCall(memberInfo, {})
      showToast(t(profileText.birthdayDone), { tone: 'success' })
      onDone()
    })

  return (
    <>
      <StepTrail
        label={t(profileText.birthdaySteps)}
        steps={[t(profileText.birthdayStepFill), t(profileText.birthdayStepConfirm)]}
        current={checking ? 1 : 0}
      />
      <FormFrame
        form={form}
        submitText={t(checking ? profileText.birthdayConfirm : centreText.next)}
        onSubmit={press}
        aside={
          checking && (
            <Button variant="secondary" size="lg" onClick={() => setChecking(false)}>
              {t(profileText.birthdayBack)}
            </Button>
          )
        }
      >
        {checking ? (
          <div className="rounded-md bg-ink/4 px-4 py-6 text-center">
            <p className="text-13 text-muted">{t(profileText.birthdayCheck)}</p>
            <p className="mt-2 font-num text-28 font-bold">{day}</p>
          </div>
        ) : (
          <BirthdayFields
            values={form.values}
            onChange={form.change}
            error={form.error('year')}
            hint={noted ? t(profileText.birthdayNote) : undefined}
          />
        )}
        <FinalNotice>{t(profileText.birthdayFinal)}</FinalNotice>
      </FormFrame>
    </>
  )
}
