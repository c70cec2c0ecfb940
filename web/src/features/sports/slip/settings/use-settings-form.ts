import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { OddsType } from '@xinghe/rules/base/odds.ts'
import type { PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import type { BookSettings } from '@xinghe/rules/sports/book-settings.ts'
import {
  readDefaultStake,
  readQuickStakes,
  type StakeSettingFault,
} from '@xinghe/rules/sports/slip/stake-settings.ts'
import { useState } from 'react'

export interface SettingsForm {
  readonly oddsType: OddsType
  readonly policy: PriceChangePolicy
  readonly quickTexts: readonly string[]
  readonly defaultText: string
  readonly keepAfterBet: boolean
}

const textOf = (stake: Fen): string => fenToText(stake).replace(/\.00$/, '')

const formOf = (settings: BookSettings): SettingsForm => ({
  oddsType: settings.oddsType,
  policy: settings.policy,
  quickTexts: settings.quickStakes.map(textOf),
  defaultText: settings.defaultStake === null ? '' : textOf(settings.defaultStake),
  keepAfterBet: settings.keepAfterBet,
})

export interface EditedSettings {
  readonly form: SettingsForm
  readonly change: (change: Partial<SettingsForm>) => void
  readonly quickFault: StakeSettingFault | null
  readonly defaultFault: StakeSettingFault | null
  /** Null while something is wrong, with the faults shown from then on. */
  readonly read: () => ResourceInput<'saveSettings'> | null
}

/** The draft of the settings; nothing applies before it is saved. */
export const useSettingsForm = (settings: BookSettings): EditedSettings => {
  const [form, setForm] = useState(() => formOf(settings))
  const [isTried, setTried] = useState(false)
  const quick = readQuickStakes(form.quickTexts)
  const fixed = readDefaultStake(form.defaultText)
  return {
    form,
    change: (change) => setForm((before) => ({ ...before, ...change })),
    quickFault: isTried && !quick.ok ? quick.reason : null,
    defaultFault: isTried && !fixed.ok ? fixed.reason : null,
    read: () => {
      setTried(true)
      if (!quick.ok || !fixed.ok) return null
      const { oddsType, policy, keepAfterBet } = form
      return {
        oddsType,
        policy,
        keepAfterBet,
        quickStakes: [...quick.value],
        defaultStake: fixed.value,
      }
    },
  }
}
