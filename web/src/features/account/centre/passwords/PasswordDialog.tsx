import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { StepTrail } from '../../parts/StepTrail.tsx'
import { passwordText } from './messages.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { waysOf, type ProveWay } from './prove-way.ts'
import { WayList } from './WayList.tsx'

export function PasswordDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member } = useCentre()
  const [way, setWay] = useState<ProveWay | null>(null)
  return (
    <>
      <StepTrail
        label={t(passwordText.steps)}
        steps={[t(passwordText.stepWay), t(passwordText.stepNew)]}
        current={way === null ? 0 : 1}
      />
      {way === null ? (
        <WayList ways={waysOf(member, passwordText.byOldLine)} onChoose={setWay} />
      ) : (
        <PasswordForm way={way} onBack={() => setWay(null)} onDone={onDone} />
      )}
    </>
  )
}
