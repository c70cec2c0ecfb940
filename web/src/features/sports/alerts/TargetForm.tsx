import { useState, type FormEvent } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { oddsOf, oddsText } from '@xinghe/rules/base/odds.ts'
import { priceTargetsMost } from '@xinghe/rules/sports/price-target.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { shownOdds, useOddsType } from '../book/odds-type.ts'
import { targetText as words } from '../words/alert-messages.ts'
import { oddsTypeNames } from '../words/messages.ts'
import type { TargetPick } from './open-target.ts'
import { savePriceTarget } from './price-targets.ts'
import { readTarget, typedType } from './target-price.ts'

const keyOf = ({ marketId, side }: TargetPick): string => `${marketId} ${side}`

const isFull = (fault: unknown): boolean =>
  fault instanceof Refused && fault.refusal === 'list-full'

type TargetFormProps = { picks: readonly TargetPick[]; onClose: () => void }

/** Chooses a pick and the price to wait for. */
export function TargetForm({ picks, onClose }: TargetFormProps) {
  const t = useText()
  const faultText = useFaultText()
  const oddsType = useOddsType()
  const [chosen, setChosen] = useState(picks[0] === undefined ? '' : keyOf(picks[0]))
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState('')
  const pick = picks.find((one) => keyOf(one) === chosen)
  if (pick === undefined) return null
  const { matchId, marketId, side, play, hk } = pick
  const type = typedType(hk, play, oddsType)
  const target = readTarget(typed, type)
  const wrong = target === null ? words.badPrice : target === hk ? words.samePrice : null
  const own = target === null ? null : shownOdds(target, play, oddsType)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (target === null || wrong !== null || saving) return
    setSaving(true)
    setFault('')
    try {
      await savePriceTarget({ matchId, marketId, side, target })
      showToast(t(words.saved), { tone: 'success' })
      onClose()
    } catch (refused) {
      setFault(isFull(refused) ? t(words.full, { most: priceTargetsMost }) : faultText(refused))
      setSaving(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} className="space-y-4">
      <p className="text-13 text-muted">{t(words.line)}</p>
      <Field label={t(words.pick)} hint={t(words.now, { price: oddsText(oddsOf(hk, type)) })}>
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={picks.map((one) => ({ value: keyOf(one), label: one.label }))}
        />
      </Field>
      <Field
        label={t(words.wanted, { type: t(oddsTypeNames[type]) })}
        error={tried && wrong !== null ? t(wrong) : null}
        hint={
          own !== null && own.type !== type
            ? t(words.ownView, { type: t(oddsTypeNames[own.type]), price: oddsText(own) })
            : null
        }
      >
        <Input
          value={typed}
          onValueChange={(text) => setTyped(typedAmount(text))}
          numeric
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
      <Fault text={fault} />
      <div className="flex gap-3 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          {t(words.cancel)}
        </Button>
        <Button type="submit" loading={saving}>
          {t(words.save)}
        </Button>
      </div>
    </form>
  )
}
