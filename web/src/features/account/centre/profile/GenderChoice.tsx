import { useState } from 'react'
import { bindOther } from '@xinghe/contract/account-profile.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { profileText } from './messages.ts'

const choices = [
  { value: 1, text: profileText.man },
  { value: 2, text: profileText.woman },
  { value: 0, text: profileText.unsaid },
] as const

type Gender = (typeof choices)[number]['value']

/** Saved at the press: an optimistic update, undone when the server refuses. */
export function GenderChoice() {
  const t = useText()
  const { member } = useCentre()
  const [saving, setSaving] = useState<Gender | null>(null)
  const { send } = useWrite(bindOther, {
    refresh: () => refreshCall(memberInfo, {}),
    toastFaults: true,
  })
  const shown = saving ?? member.gender

  const choose = async (gender: Gender): Promise<void> => {
    if (saving !== null || gender === member.gender) return
    setSaving(gender)
    const outcome = await send({ gender })
    setSaving(null)
    if (outcome?.kind === 'answered') showToast(t(profileText.genderSaved), { tone: 'success' })
  }

  return (
    <fieldset
      aria-busy={saving !== null}
      className="flex gap-1 rounded-md border border-line bg-ink/3 p-1"
    >
      <legend className="sr-only">{t(profileText.gender)}</legend>
      {choices.map(({ value, text }) => (
        <label
          key={value}
          className={classNames(
            'relative grid h-8 min-w-12 place-items-center rounded-sm px-3 text-13 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-brand-text max-desk:h-9',
            value === shown
              ? 'bg-raised font-medium text-ink shadow-1'
              : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="gender"
            checked={value === shown}
            onChange={() => void choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {t(text)}
        </label>
      ))}
    </fieldset>
  )
}
