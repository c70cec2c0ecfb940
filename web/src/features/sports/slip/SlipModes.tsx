import { modeOf, slipModes, type SlipMode } from '@xinghe/rules/sports/slip/picks.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { oddsTypeNames } from '../words/messages.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { SettingsButton } from './settings/SettingsButton.tsx'
import { dispatch, useSlip } from './slip-store.ts'

/** Single, multiple or series; a series is shown in Hong Kong odds and gives the own type back. */
export function SlipModes({ disabled }: { disabled: boolean }) {
  const t = useText()
  const slip = useSlip()
  const { series, oddsType, items } = slip
  const loggedIn = useSession().token !== ''
  return (
    <div className="px-3 pt-2 pb-1.5">
      <div className="flex items-center gap-1">
        <Tabs<SlipMode>
          variant="pill"
          size="sm"
          label={t(words.modes)}
          value={modeOf(slip)}
          onValueChange={(mode) => dispatch({ type: 'mode-chosen', mode })}
          tabs={slipModes.map((key) => ({ key, label: t(words[key]), disabled }))}
          className="flex-1 *:flex-1 *:justify-center"
        />
        {loggedIn && <SettingsButton />}
        <IconButton
          icon="trash"
          size="sm"
          label={t(words.clear)}
          disabled={disabled || items.length === 0}
          onClick={() => dispatch({ type: 'cleared' })}
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
