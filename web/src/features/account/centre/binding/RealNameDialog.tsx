import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { FinalValue } from '../form/FinalValue.tsx'
import { MaskedValue } from '../masked/MaskedValue.tsx'
import { centreText } from '../parts/messages.ts'
import { bindingText } from './messages.ts'
import { RealNameBinding } from './RealNameBinding.tsx'

export function RealNameDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member } = useCentre()
  if (member.bindRealName !== 1) return <RealNameBinding onDone={onDone} />
  return (
    <FinalValue line={t(bindingText.realNameBoundLine)}>
      <MaskedValue field="realName" masked={member.realName ?? ''} label={t(centreText.realName)} />
    </FinalValue>
  )
}
