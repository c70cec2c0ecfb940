import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { FinalValue } from '../form/FinalValue.tsx'
import { BirthdayForm } from './BirthdayForm.tsx'
import { profileText } from './messages.ts'

export function BirthdayDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member } = useCentre()
  if (member.birthday === null) return <BirthdayForm onDone={onDone} />
  return <FinalValue line={t(profileText.birthdayBoundLine)}>{member.birthday}</FinalValue>
}
