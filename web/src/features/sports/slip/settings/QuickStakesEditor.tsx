import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { quickStakesMost } from '@xinghe/rules/sports/book-settings.ts'
import { hasStakeFault, type StakeSettingFault } from '@xinghe/rules/sports/slip/stake-settings.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useId } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { settingFaults, settingsText as words } from '../../words/slip-messages.ts'

type QuickStakesEditorProps = {
  typed: readonly string[]
  onChange: (typed: readonly string[]) => void
  /** What is wrong with some of them; null while nothing is. */
  fault: StakeSettingFault | null
}

/** The buttons beside the stake field, as many as there is room for. */
export function QuickStakesEditor({ typed, onChange, fault }: QuickStakesEditorProps) {
  const t = useText()
  const noteId = useId()
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="mb-1.5 text-13 font-medium">{t(words.quick)}</legend>
      <ul className="grid grid-cols-3 gap-2 max-desk:grid-cols-2">
        {typed.map((text, at) => (
          // Two fields may hold the same text: only the place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="relative">
            <Input
              value={text}
              onValueChange={(next) => onChange(typed.with(at, typedAmount(next)))}
              numeric
              inputMode="decimal"
              autoComplete="off"
              prefix="¥"
              aria-label={t(words.quickOne, { number: at + 1 })}
              invalid={fault !== null && hasStakeFault(typed, at, fault)}
              className={typed.length > 1 ? 'pr-8! max-desk:pr-11!' : ''}
            />
            {typed.length > 1 && (
              <IconButton
                icon="close"
                size="xs"
                label={t(words.removeQuick, { number: at + 1 })}
                onClick={() => onChange(typed.filter((_, index) => index !== at))}
                className="absolute! top-1/2 right-1 -translate-y-1/2 text-muted max-desk:right-0 max-desk:size-11!"
              />
            )}
          </li>
        ))}
        {typed.length < quickStakesMost && (
          <li>
            <Button
              variant="secondary"
              icon="plus"
              block
              onClick={() => onChange([...typed, ''])}
              className="border-dashed! shadow-none!"
            >
              {t(words.addQuick)}
            </Button>
          </li>
        )}
      </ul>
      <p id={noteId} aria-live="polite" className="mt-1.5 text-12">
        {fault === null ? (
          <span className="text-muted">{t(words.quickLine, { most: quickStakesMost })}</span>
        ) : (
          <span className="flex items-center gap-1.5 text-13 text-danger">
            <Icon name="error" className="size-4" />
            {t(settingFaults[fault])}
          </span>
        )}
      </p>
    </fieldset>
  )
}
