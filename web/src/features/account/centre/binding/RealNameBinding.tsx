import { useState } from 'react'
import { bindRealName } from '@xinghe/contract/account-profile.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import {
  checkRealName,
  isDoubtfulRealName,
  normaliseRealName,
  realNameMax,
} from '@xinghe/rules/account/real-name.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { FinalNotice } from '../form/FinalNotice.tsx'
import { StepTrail } from '../../parts/StepTrail.tsx'
import { useForm } from '../../../../platform/form/use-form.ts'
import { centreText } from '../parts/messages.ts'
import { bindingText } from './messages.ts'

const texts = {
  'real-name-empty': bindingText.realNameEmpty,
  'real-name-shape': bindingText.realNameShape,
} as const

/** Typed, then confirmed: it cannot be changed later. */
export function RealNameBinding({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [checking, setChecking] = useState<string | null>(null)
  const [doubted, setDoubted] = useState<string | null>(null)
  const form = useForm({
    empty: { realName: '' },
    check: ({ realName }) => {
      const checked = checkRealName(realName)
      return checked.ok ? {} : { realName: texts[checked.reason] }
    },
    places: { 'real-name-shape': 'realName' },
    onRefused: ({ refusal }) => {
      if (refusal === 'real-name-shape') setChecking(null)
      return false
    },
  })

  const press = () =>
    void form.submit(async (write) => {
      const checked = checkRealName(form.values.realName)
      if (!checked.ok) return
      if (isDoubtfulRealName(checked.value) && doubted !== checked.value)
        return setDoubted(checked.value)
      if (checking === null) return setChecking(checked.value)
      await write(bindRealName, { realName: checked.value })
      await refreshCall(memberInfo, {})
      showToast(t(bindingText.realNameDone), { tone: 'success' })
      onDone()
    })

  const doubt =
    doubted !== null && doubted === normaliseRealName(form.values.realName)
      ? t(bindingText.realNameDoubt)
      : undefined
  return (
    <>
      <StepTrail
        label={t(bindingText.realNameSteps)}
        steps={[t(bindingText.realNameStepFill), t(bindingText.realNameStepConfirm)]}
        current={checking === null ? 0 : 1}
      />
      <FormFrame
        form={form}
        submitText={t(checking === null ? centreText.next : bindingText.realNameConfirm)}
        onSubmit={press}
        aside={
          checking !== null && (
            <Button variant="secondary" size="lg" onClick={() => setChecking(null)}>
              {t(bindingText.realNameBack)}
            </Button>
          )
        }
      >
        {checking === null ? (
          <Field
            label={t(centreText.realName)}
            hint={t(bindingText.realNameHint)}
            error={form.error('realName') ?? doubt}
          >
            <Input
              name="realName"
              icon="user"
              value={form.values.realName}
              onValueChange={(typed) => form.change('realName', typed)}
              onBlur={() => form.leave('realName')}
              maxLength={realNameMax}
              placeholder={t(bindingText.realNamePlaceholder)}
              autoComplete="name"
            />
          </Field>
        ) : (
          <div className="rounded-md bg-ink/4 px-4 py-6 text-center">
            <p className="text-13 text-muted">{t(bindingText.realNameCheck)}</p>
            <p className="mt-2 text-28 font-bold break-all">{checking}</p>
            {doubt !== undefined && <p className="mt-2 text-13 text-warn">{doubt}</p>}
          </div>
        )}
        <FinalNotice>{t(bindingText.realNameFinal)}</FinalNotice>
      </FormFrame>
    </>
  )
}
