import { useText } from '../../../platform/i18n/use-text.ts'
import { LinesPanel } from './LinesPanel.tsx'
import { welfareText as words } from './messages.ts'
import { OffersPanel } from './OffersPanel.tsx'
import { TodayTiles } from './TodayTiles.tsx'

/** 福利中心: what waits to be claimed, the day's gifts, and what awards still ask. */
export function WelfareScreen() {
  const t = useText()
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <OffersPanel />
      <TodayTiles />
      <LinesPanel />
    </div>
  )
}
