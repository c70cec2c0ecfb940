import { useState } from 'react'
import { Link } from 'react-router'
import { applyAgent } from '@xinghe/contract/agent.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { ConditionMark } from '@xinghe/ui/ConditionMark.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { agentText as words } from '../parts/messages.ts'
import { refreshAgent, type Mine } from '../parts/use-agent.ts'

type ConditionCode = Mine['conditions'][number]['code']

/** What each condition is called, and the part of the member centre where it can be met. */
const conditionWords: Record<ConditionCode, { name: string; way: string; tab: string }> = {
  phone: { name: words.phone, way: words.goBind, tab: 'account' },
  'real-name': { name: words.realName, way: words.goFill, tab: 'profile' },
}

/** The application with its conditions. */
export function ApplyCard({
  conditions,
  onJoined,
}: Pick<Mine, 'conditions'> & {
  onJoined: () => void
}) {
  const t = useText()
  const write = useWrite(applyAgent, { refresh: refreshAgent })
  const [isTooEarly, setTooEarly] = useState(false)
  const isMet = conditions.every((condition) => condition.isMet)
  const wasUnmet =
    write.last?.kind === 'refused' && write.last.refused.refusal === 'conditions-unmet'
  const apply = async (): Promise<void> => {
    setTooEarly(!isMet)
    if (!isMet) return
    const outcome = await write.send({})
    if (outcome?.kind !== 'answered') return
    showToast(t(words.applied), { tone: 'success' })
    onJoined()
  }
  return (
    <TitledCard title={t(words.apply)} line={t(words.applyLine)}>
      <div className="flex items-center justify-between gap-6 max-desk:flex-col max-desk:items-stretch max-desk:gap-4">
        <ul className="space-y-2">
          {conditions.map((condition) => {
            const { name, way, tab } = conditionWords[condition.code]
            return (
              <li key={condition.code}>
                <ConditionMark
                  isMet={condition.isMet}
                  way={
                    <Link
                      to={`${pathOf('userinfo')}?tab=${tab}`}
                      className="text-brand-text underline-offset-4 hover:underline"
                    >
                      {t(way)}
                    </Link>
                  }
                >
                  {t(name)}
                </ConditionMark>
              </li>
            )
          })}
        </ul>
        <Button size="lg" softDisabled={!isMet} loading={write.busy} onClick={() => void apply()}>
          {t(words.applyButton)}
        </Button>
      </div>
      <Fault
        text={wasUnmet || (isTooEarly && !isMet) ? t(words.unmet) : write.fault}
        className="mt-4"
      />
    </TitledCard>
  )
}
