import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { readStake } from '@xinghe/rules/sports/slip/stake-settings.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { Switch } from '@xinghe/ui/Switch.tsx'
import { useId, useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useBookSettings } from '../../book/book-settings.ts'
import { quickText as words } from '../../words/quick-messages.ts'
import { settingFaults } from '../../words/slip-messages.ts'
import { turnQuickBetOff, turnQuickBetOn, useQuickBetSetting } from './quick-bet-store.ts'

const textOf = (stake: Fen): string => fenToText(stake).replace(/\.00$/, '')

/** Turns quick betting on and off on this device; takes effect at once. */
export function QuickBetSwitch() {
  const t = useText()
  const titleId = useId()
  const { on, stake } = useQuickBetSetting()
  const { defaultStake, quickStakes } = useBookSettings()
  const first = stake ?? defaultStake ?? quickStakes[0]
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const text = typed ?? (first === undefined ? '' : textOf(first))
  const wanted = readStake(text)

  const turn = (next: boolean): void => {
    setTried(true)
    if (!next) turnQuickBetOff()
    else if (wanted !== null) turnQuickBetOn(wanted)
  }
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="mb-5 space-y-2.5 rounded-md border border-line p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={titleId} className="text-13 font-medium">
          {t(words.title)}
        </h3>
        <Switch checked={on} onCheckedChange={turn} className="max-desk:min-h-11">
          {t(words.turnOn)}
        </Switch>
      </div>
      <p className="text-12 text-warn">{t(words.line)}</p>
      <Field
        label={t(words.stake)}
        hint={on ? t(words.stakeLocked) : undefined}
        error={isTried && !on && wanted === null ? t(settingFaults['stake-shape']) : undefined}
      >
        <Input
          value={text}
          onValueChange={(next) => setTyped(typedAmount(next))}
          numeric
          inputMode="decimal"
          autoComplete="off"
          prefix="¥"
          disabled={on}
        />
      </Field>
      <p className="text-12 text-muted">{t(words.terms)}</p>
    </div>
  )
}
