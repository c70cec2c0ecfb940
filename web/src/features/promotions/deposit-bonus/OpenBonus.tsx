import { useState } from 'react'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { depositBonusText as words } from './messages.ts'
import { QuitDialog } from './QuitDialog.tsx'
import { useOpenBonus } from './use-open-bonus.ts'

/** The member's own bonus with its turnover, and the way out. */
export function OpenBonus({ kind, id }: { kind: DepositBonusKind; id: string }) {
  const t = useText()
  const award = useOpenBonus(kind, id, true)
  const [quitting, setQuitting] = useState(false)
  if (award === null || award.turnover === null) return null
  const { asked, done } = award.turnover
  const left = fenToCny(asked - done)
  return (
    <TitledCard
      title={t(words.mineTitle)}
      line={t(words.mineLine, { amount: fenToCny(award.amount) })}
      action={
        <Button variant="secondary" size="sm" onClick={() => setQuitting(true)}>
          {t(words.quit)}
        </Button>
      }
    >
      <ProgressBar
        tone="gold"
        value={Number(done)}
        max={Number(asked)}
        label={t(words.progress)}
        valueText={`${fenToCny(done)} / ${fenToCny(asked)}`}
      />
      <p className="mt-2 flex justify-between gap-4 font-num text-13 text-muted">
        <span>
          {fenToCny(done)} / {fenToCny(asked)}
        </span>
        <span>{t(words.left, { amount: left })}</span>
      </p>
      {quitting && (
        <QuitDialog kind={kind} id={id} award={award} onClose={() => setQuitting(false)} />
      )}
    </TitledCard>
  )
}
