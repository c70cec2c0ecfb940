import { priceChangePolicies, type PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { chooseBookSettings, useBookSettings } from '../book/book-settings.ts'
import { policyNames, slipText as words } from '../words/slip-messages.ts'

/** Which moved prices are taken without asking, and whether picks stay; kept by the server. */
export function SlipSettings() {
  const t = useText()
  const settings = useBookSettings()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <Field label={t(words.policy)} hideLabel className="min-w-0 flex-1">
        <Select<PriceChangePolicy>
          value={settings.policy}
          onValueChange={(policy) => void chooseBookSettings({ policy })}
          options={priceChangePolicies.map((value) => ({ value, label: t(policyNames[value]) }))}
          className="h-8! text-13 max-desk:h-11!"
        />
      </Field>
      <Checkbox
        checked={settings.keepAfterBet}
        onCheckedChange={(keepAfterBet) => void chooseBookSettings({ keepAfterBet })}
        className="text-12 max-desk:min-h-11! max-desk:items-center"
      >
        {t(words.keepAfter)}
      </Checkbox>
    </div>
  )
}
