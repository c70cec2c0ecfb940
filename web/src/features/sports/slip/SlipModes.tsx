import { clearSlip, setMultiple, setSeries } from '@xinghe/rules/sports/slip.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { oddsTypeNames } from '../messages.ts'
import { slipText as words } from './messages.ts'
import { SettingsButton } from './settings/SettingsButton.tsx'
import { tryChange, useSlip } from './slip-store.ts'

const modes = ['single', 'multiple', 'series'] as const
type Mode = (typeof modes)[number]

const choose = (mode: Mode): boolean =>
  tryChange((slip) => {
    if (mode === 'single') return setMultiple(slip, false)
    const many = setMultiple(slip, true)
    return many.ok ? setSeries(many.value, mode === 'series') : many
  })

/** Single, multiple or series; a series is shown in Hong Kong odds and gives the own type back. */
export function SlipModes({ disabled }: { disabled: boolean }) {
  const t = useText()
  const { multiple, series, oddsType, items } = useSlip()
  const loggedIn = useSession().token !== ''
  const mode: Mode = series ? 'series' : multiple ? 'multiple' : 'single'
  return (
    <div className="px-3 pt-2 pb-1.5">
      <div className="flex items-center gap-1">
        <Tabs<Mode>
          variant="pill"
          size="sm"
          label={t(words.modes)}
          value={mode}
          onValueChange={choose}
          tabs={modes.map((key) => ({ key, label: t(words[key]), disabled }))}
          className="flex-1 *:flex-1 *:justify-center"
        />
        {loggedIn && <SettingsButton />}
        <IconButton
          icon="trash"
          size="sm"
          label={t(words.clear)}
          disabled={disabled || items.length === 0}
          onClick={() => tryChange(clearSlip)}
        />
      </div>
      {series && oddsType !== 'H' && (
        <p className="mt-1.5 text-12 text-muted">
          {t(words.seriesOdds, { type: t(oddsTypeNames[oddsType]) })}
        </p>
      )}
    </div>
  )
}
