import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { phoneCheckFresh } from '../form/phone-check.ts'
import { PhoneCheckStep } from '../form/PhoneCheckStep.tsx'
import { StepTrail } from '../../parts/StepTrail.tsx'
import { formText } from '../form/messages.ts'
import { EmailTicketStep } from './EmailTicketStep.tsx'
import { passwordText } from './messages.ts'
import { waysOf, type ProveWay } from './prove-way.ts'
import { WayList } from './WayList.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'

type Stage = 'way' | 'phone-check' | 'email' | 'new'

/** Sets the withdrawal password, or changes it in one of three ways. */
export function WithdrawalPasswordDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { member, open } = useCentre()
  const [changing] = useState(member.hasWithdrawalPassword)
  const [way, setWay] = useState<ProveWay>('old')
  const [stage, setStage] = useState<Stage>('way')
  const [ticket, setTicket] = useState<string | null>(null)

  if (member.bindRealName !== 1) {
    return (
      <EmptyState
        icon="user"
        title={t(passwordText.nameFirst)}
        text={t(passwordText.nameFirstLine)}
        action={<Button onClick={() => open('real-name')}>{t(passwordText.toRealName)}</Button>}
        className="py-4"
      />
    )
  }
  if (!changing) return <WithdrawalForm proof={{ by: 'login' }} onDone={onDone} />

  const choose = (chosen: ProveWay) => {
    setWay(chosen)
    setTicket(null)
    if (chosen !== 'email') return setStage('new')
    const needsPhone = member.bindPhone === 1 && !phoneCheckFresh()
    setStage(needsPhone ? 'phone-check' : 'email')
  }
  const middle = way === 'email' ? [t(passwordText.byEmail)] : []
  const trail = [t(passwordText.stepWay), ...middle, t(passwordText.stepNew)]
  const at = { way: 0, 'phone-check': 1, email: 1, new: trail.length - 1 }[stage]
  const back = () => setStage('way')
  return (
    <>
      <StepTrail label={t(passwordText.steps)} steps={trail} current={at} />
      {stage === 'way' && (
        <WayList ways={waysOf(member, passwordText.withdrawalOldLine)} onChoose={choose} />
      )}
      {stage === 'phone-check' && (
        <>
          <h3 className="mb-2 text-14 font-medium">{t(formText.phoneCheck)}</h3>
          <PhoneCheckStep onDone={() => setStage('email')} />
        </>
      )}
      {stage === 'email' && (
        <EmailTicketStep
          onBack={back}
          onPhoneCheck={() => setStage('phone-check')}
          onTicket={(given) => {
            setTicket(given)
            setStage('new')
          }}
        />
      )}
      {stage === 'new' && (
        <WithdrawalForm
          proof={
            ticket === null ? { by: way === 'phone' ? 'phone' : 'old' } : { by: 'ticket', ticket }
          }
          onBack={back}
          onPhoneCheck={() => setStage('phone-check')}
          onDone={onDone}
        />
      )}
    </>
  )
}
