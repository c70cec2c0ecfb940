import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { oddsTypes, type OddsType } from '@xinghe/rules/base/odds.ts'
import { priceChangePolicies, type PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useState, type FormEvent } from 'react'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { saveBookSettings, useBookSettings } from '../../book/book-settings.ts'
import { oddsTypeNames } from '../../words/messages.ts'
import {
  policyLines,
  policyNames,
  settingFaults,
  settingsText as words,
} from '../../words/slip-messages.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { QuickStakesEditor } from './QuickStakesEditor.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** How the member likes to bet; kept by the server, so that every device of theirs shows the same. */
export function SettingsForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const faultText = useFaultText()
  const { form, change, quickFault, defaultFault, read } = useSettingsForm(useBookSettings())
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const settings = read()
    if (settings === null || saving) return
    setSaving(true)
    setFault(null)
    try {
      await saveBookSettings(settings)
      showToast(t(words.saved), { tone: 'success' })
      onClose()
    } catch (refused) {
      setFault(refused)
      setSaving(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="space-y-5">
      <ChoiceList<OddsType>
        legend={t(words.oddsType)}
        hint={t(words.oddsTypeLine)}
        choices={oddsTypes.map((value) => ({ value, label: t(oddsTypeNames[value]) }))}
        value={form.oddsType}
        onValueChange={(oddsType) => change({ oddsType })}
        className="grid-cols-4 max-desk:grid-cols-2"
      />
      <ChoiceList<PriceChangePolicy>
        legend={t(words.policy)}
        choices={priceChangePolicies.map((value) => ({
          value,
          label: t(policyNames[value]),
          line: t(policyLines[value]),
        }))}
        value={form.policy}
        onValueChange={(policy) => change({ policy })}
        className="grid-cols-1"
      />
      <QuickStakesEditor
        typed={form.quickTexts}
        onChange={(quickTexts) => change({ quickTexts })}
        fault={quickFault}
      />
      <Field
        label={t(words.defaultStake)}
        hint={t(words.defaultStakeLine)}
        error={defaultFault === null ? null : t(settingFaults[defaultFault])}
      >
        <Input
          value={form.defaultText}
          onValueChange={(typed) => change({ defaultText: typedAmount(typed) })}
          numeric
          inputMode="decimal"
          autoComplete="off"
          prefix="¥"
        />
      </Field>
      <Checkbox
        checked={form.keepAfterBet}
        onCheckedChange={(keepAfterBet) => change({ keepAfterBet })}
      >
        {t(words.keepAfter)}
      </Checkbox>
      <p role="alert" className="text-13 text-danger empty:hidden">
        {fault === null ? '' : t(words.fault, { why: faultText(fault) })}
      </p>
      <div className="sticky -bottom-5 z-1 -mx-6 -mb-5 flex gap-3 border-t border-line bg-raised px-6 py-4 *:flex-1 max-desk:-mx-4 max-desk:px-4">
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
