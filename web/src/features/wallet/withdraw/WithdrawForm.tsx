import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { percentText } from '../parts/percent-text.ts'
import { managePath } from '../cards/card-paths.ts'
import { AmountStep } from './AmountStep.tsx'
import { CardChoice } from './CardChoice.tsx'
import { CoinRate } from './CoinRate.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FactList } from './FactList.tsx'
import { withdrawText as words } from './messages.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { partsText } from '../parts/messages.ts'
import { Notice } from '../parts/Notice.tsx'
import { offerFacts } from './offer-facts.tsx'
import { usePasswordPath } from '../parts/password-path.ts'
import { useDraft, type WithdrawDraft } from './use-draft.ts'
import type { Requesting } from './use-request.ts'
import type { WithdrawPage } from './use-withdraw-page.ts'
import type { Method } from './withdrawal-terms.ts'

interface WithdrawFormProps {
  page: WithdrawPage
  open: readonly [Method, ...Method[]]
  requesting: Requesting
  /** Why the form is read-only. */
  readOnly: boolean
}

function FeeLine({ draft, usedCount }: { draft: WithdrawDraft; usedCount: number }) {
  const t = useText()
  const { freeCount, feeBps, feeMin, feeMax } = draft.method
  const left = freeCount - usedCount
  const rate = t(words.feeRate, {
    rate: percentText(feeBps),
    min: fenToCny(feeMin),
    max: fenToCny(feeMax),
  })
  if (feeMax === 0n) return <p className="mt-3 text-13 text-success">{t(words.feeNever)}</p>
  return (
    <p className="mt-3 text-13 text-muted">
      {left > 0 ? <span className="text-success">{t(words.freeLeft, { count: left })}</span> : rate}
    </p>
  )
}

/** Method, account and amount, then the confirmation with the password. */
export function WithdrawForm({ page, open, requesting, readOnly }: WithdrawFormProps) {
  const t = useText()
  const passwordPath = usePasswordPath()
  const draft = useDraft(page, open)
  const [confirming, setConfirming] = useState(false)
  const [openings, setOpenings] = useState(0)
  const { info, methods } = page
  const { method, amount, card } = draft
  const passwordUnset = info.passwordNeeded && !info.hasWithdrawalPassword
  const ready = !readOnly && draft.asked !== null && requesting.unanswered === null

  const goOn = (event: SubmitEvent) => {
    event.preventDefault()
    if (!amount.check() || !ready) return
    setOpenings(openings + 1)
    setConfirming(true)
  }

  return (
    <div>
      <form onSubmit={goOn} noValidate className="space-y-4">
        <TitledCard title={t(words.chooseMethod)} step={1}>
          <MethodChoice methods={methods.methods} chosen={method.kind} onChoose={draft.choose} />
        </TitledCard>
        {draft.isComplete ? (
          <>
            <TitledCard
              title={t(words.chooseCard)}
              step={2}
              action={
                <Link
                  to={managePath(method.kind)}
                  className={buttonStyle({ variant: 'link', size: 'sm' })}
                >
                  {t(words.manage)}
                </Link>
              }
            >
              <CardChoice
                kind={method.kind}
                cards={draft.cards}
                chosen={card?.id}
                onChoose={draft.chooseCard}
              />
            </TitledCard>
            <TitledCard title={t(words.fillAmount)} step={3}>
              <AmountStep draft={amount} />
              {amount.blocked === null && (
                <>
                  {draft.coin.network !== null && <CoinRate coin={draft.coin} />}
                  <FeeLine draft={draft} usedCount={info.usedCount} />
                  <FactList facts={offerFacts(draft, t)} className="mt-3 border-t border-line" />
                </>
              )}
              {passwordUnset ? (
                <Notice
                  title={t(partsText.passwordUnset)}
                  line={t(partsText.passwordUnsetLine)}
                  className="mt-4"
                  action={
                    <Link to={passwordPath} className={buttonStyle({ size: 'sm' })}>
                      {t(partsText.passwordSet)}
                    </Link>
                  }
                />
              ) : (
                <Button
                  type="submit"
                  size="lg"
                  block
                  disabled={readOnly || amount.blocked !== null}
                  softDisabled={!ready}
                  className="mt-4"
                >
                  {card === undefined ? t(words.cardNeeded) : t(words.next)}
                </Button>
              )}
            </TitledCard>
          </>
        ) : (
          <Notice title={t(words.incomplete)} line={t(words.incompleteLine)} support />
        )}
      </form>
      <ConfirmDialog
        // Each opening resets the faults of the last.
        key={openings}
        open={confirming && ready}
        draft={draft}
        requesting={requesting}
        passwordNeeded={info.passwordNeeded}
        onClose={() => setConfirming(false)}
      />
    </div>
  )
}
