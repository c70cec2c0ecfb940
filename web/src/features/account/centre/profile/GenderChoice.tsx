import { useState } from 'react'
import { bindOther } from '@xinghe/contract/account-profile.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { useFaultText } from '../../../../platform/api/text-of-fault.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../centre-context.ts'
import { profileText } from './messages.ts'

const choices = [
  { value: 1, text: profileText.man },
  { value: 2, text: profileText.woman },
  { value: 0, text: profileText.unsaid },
] as const

type Gender = (typeof choices)[number]['value']

/** Saved at the press; what was chosen stands at once and falls back when the server refuses. */
export function GenderChoice() {
  const t = useText()
  const faultText = useFaultText()
  const { member } = useCentre()
  const [saving, setSaving] = useState<Gender | null>(null)
  const shown = saving ?? member.gender

  const choose = async (gender: Gender): Promise<void> => {
    if (saving !== null || gender === member.gender) return
    setSaving(gender)
    try {
      await callApi(bindOther, { gender })
      await refreshCall(memberInfo, {})
      showToast(t(profileText.genderSaved), { tone: 'success' })
    } catch (fault) {
      showToast(faultText(fault), { tone: 'error' })
    } finally {
      setSaving(null)
    }
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
