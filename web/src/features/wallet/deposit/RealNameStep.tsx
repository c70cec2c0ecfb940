import { useState, type SyntheticEvent } from 'react'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { bindRealName } from '@xinghe/contract/account-profile.ts'
import { checkRealName, isDoubtfulRealName, realNameMax } from '@xinghe/rules/account/real-name.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useWrite } from '../../../platform/api/use-write.ts'
import { refreshCall } from '../../../platform/api/use-call.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { depositText as words } from './messages.ts'
import { refreshPaymentTypes } from './orders/use-payment-types.ts'

const texts = {
  'real-name-empty': words.nameEmpty,
  'real-name-shape': words.nameShape,
} as const

/** The owner of the paying account. Typed, then confirmed: the name cannot be changed later. */
export function RealNameStep() {
  const t = useText()
  const bind = useWrite(bindRealName, {
    // Refetched also after a refusal: the name may have been bound elsewhere.
    refresh: () => Promise.all([refreshCall(memberInfo, {}), refreshPaymentTypes()]),
  })
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [reading, setReading] = useState<string | null>(null)
  const [doubted, setDoubted] = useState<string | null>(null)
  const checked = checkRealName(typed)
  const isDoubted = checked.ok && doubted === checked.value
  const fault = checked.ok ? (isDoubted ? words.nameDoubt : null) : texts[checked.reason]

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setLeft(true)
    if (!checked.ok) return
    if (isDoubtfulRealName(checked.value) && !isDoubted) return setDoubted(checked.value)
    if (reading === null) return setReading(checked.value)
    const outcome = await bind.send({ realName: checked.value })
    if (outcome?.kind === 'answered') showToast(t(words.nameDone), { tone: 'success' })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-md">
      {reading === null ? (
        <Field label={t(words.nameLabel)} error={left && fault !== null ? t(fault) : undefined}>
          <Input
            name="realName"
            icon="user"
            value={typed}
            onValueChange={setTyped}
            onBlur={() => setLeft(typed !== '')}
            maxLength={realNameMax}
            placeholder={t(words.namePlaceholder)}
            autoComplete="name"
          />
        </Field>
      ) : (
        <div className="rounded-md bg-ink/4 px-4 py-5 text-center">
          <p className="text-13 text-muted">{t(words.nameCheck)}</p>
          <p className="mt-1.5 text-28 font-bold break-all">{reading}</p>
          {isDoubted && <p className="mt-1.5 text-13 text-warn">{t(words.nameDoubt)}</p>}
        </div>
      )}
      <Fault text={bind.fault} className="mt-3" />
      <div className="mt-4 flex gap-3">
        {reading !== null && (
          <Button variant="secondary" onClick={() => setReading(null)}>
            {t(words.nameBack)}
          </Button>
        )}
        <Button type="submit" loading={bind.busy} className="flex-1">
          {t(reading === null ? words.nameNext : words.nameConfirm)}
        </Button>
      </div>
    </form>
  )
}
