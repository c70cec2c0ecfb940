import { coolOff, excludeSelf } from '@xinghe/contract/account-protection.ts'
import type { PlayBreak } from '@xinghe/rules/account/play-break.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useState, type ReactNode } from 'react'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { BreakDialog } from './BreakDialog.tsx'
import { coolOffChoices, exclusionChoices } from './break-choices.ts'
import { protectionText as words } from './messages.ts'
import { daysText, monthsText } from './texts.ts'
import { useChange } from './use-protection.ts'

interface BreakOfferProps {
  icon: IconName
  title: string
  line: string
  children: ReactNode
}

function BreakOffer({ icon, title, line, children }: BreakOfferProps) {
  return (
    <div className="flex flex-col items-start rounded-md border border-line p-4">
      <h3 className="flex items-center gap-2 text-14 font-medium">
        <Icon name={icon} className="size-[1.125rem] text-brand-text" />
        {title}
      </h3>
      <p className="mt-1 mb-4 text-13 text-muted">{line}</p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}

type Asked = 'cool-off' | 'exclusion'

/** Cool-off and self-exclusion; each can be made longer, never shorter. */
export function BreakCard({ taken }: { taken: PlayBreak }) {
  const t = useText()
  const [open, setOpen] = useState<Asked | null>(null)
  const [opening, setOpening] = useState(0)
  const rest = useChange(coolOff)
  const exclusion = useChange(excludeSelf)
  const now = serverNow()
  const days = coolOffChoices(taken, now)
  const months = exclusionChoices(taken, now)

  const ask = (what: Asked): void => {
    rest.clear()
    exclusion.clear()
    setOpening(opening + 1)
    setOpen(what)
  }
  const close = (): void => setOpen(null)
  const after = (outcome: { kind: string } | null): void => {
    if (outcome?.kind !== 'answered') return
    close()
    showToast(t(words.breakStarted), { tone: 'success' })
  }
  const offer = (what: Asked, label: string, choices: number) =>
    choices === 0 ? (
      <p className="text-13 text-muted">{t(words.noLonger)}</p>
    ) : (
      <Button variant={what === 'exclusion' ? 'danger' : 'secondary'} onClick={() => ask(what)}>
        {label}
      </Button>
    )

  return (
    <TitledCard title={t(words.breaks)} line={t(words.breaksLine)}>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <BreakOffer icon="moon" title={t(words.coolOff)} line={t(words.coolOffLine)}>
          {offer('cool-off', t(words.coolOffAsk), days.length)}
        </BreakOffer>
        <BreakOffer icon="shield" title={t(words.exclusion)} line={t(words.exclusionLine)}>
          {offer('exclusion', t(words.exclusionAsk), months.length)}
        </BreakOffer>
      </div>
      <BreakDialog
        key={`cool-off-${opening}`}
        title={t(words.coolOffAsk)}
        choices={days}
        labelOf={(length) => daysText(length, t)}
        meanings={[t(words.coolOffMeans1), t(words.coolOffMeans2), t(words.coolOffMeans3)]}
        phrase={t(words.coolOffPhrase)}
        busy={rest.busy}
        fault={rest.fault}
        open={open === 'cool-off'}
        onClose={close}
        onConfirm={(length) => void rest.send({ days: length }).then(after)}
      />
      <BreakDialog
        key={`exclusion-${opening}`}
        title={t(words.exclusionAsk)}
        choices={months}
        labelOf={(length) => monthsText(length, t)}
        meanings={[t(words.exclusionMeans1), t(words.exclusionMeans2), t(words.exclusionMeans3)]}
        phrase={t(words.exclusionPhrase)}
        busy={exclusion.busy}
        fault={exclusion.fault}
        open={open === 'exclusion'}
        onClose={close}
        onConfirm={(length) => void exclusion.send({ months: length }).then(after)}
      />
    </TitledCard>
  )
}
