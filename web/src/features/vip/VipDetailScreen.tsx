import { useText } from '../../platform/i18n/use-text.ts'
import { GradeTable } from './grades/GradeTable.tsx'
import { HistoryPanel } from './grades/HistoryPanel.tsx'
import { RulesPanel } from './grades/RulesPanel.tsx'
import { vipText as words } from './parts/messages.ts'
import { VipFrame } from './parts/VipFrame.tsx'
import { RatePanel } from './rebate/RatePanel.tsx'
import { RebatePanel } from './rebate/RebatePanel.tsx'

/** Rebates, all grades and the rules. */
export function VipDetailScreen() {
  const t = useText()
  return (
    <VipFrame
      title={t(words.detailTitle)}
      render={({ list, mine }) => (
        <>
          <RatePanel />
          <RebatePanel />
          <GradeTable list={list} mine={mine} />
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-4 max-desk:grid-cols-1">
            <RulesPanel rules={list.rules} />
            <HistoryPanel history={mine.history} />
          </div>
        </>
      )}
    />
  )
}
