import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { FinalValue } from '../form/FinalValue.tsx'
import { MaskedValue } from '../masked/MaskedValue.tsx'
import { centreText } from '../parts/messages.ts'
import { bindingText } from './messages.ts'
import { PhoneBinding } from './PhoneBinding.tsx'

export function PhoneDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member } = useCentre()
  if (member.bindPhone !== 1) return <PhoneBinding name={member.name} onDone={onDone} />
  return (
    <FinalValue line={t(bindingText.phoneBoundLine)}>
      <MaskedValue field="phone" masked={member.phone ?? ''} label={t(centreText.phone)} />
    </FinalValue>
  )
}
