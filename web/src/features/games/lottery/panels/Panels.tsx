import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useId, useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'
import { Fairness } from './Fairness.tsx'
import { Results } from './Results.tsx'
import { LotteryRules } from './Rules.tsx'
import { Runs } from './Runs.tsx'
import { Trends } from './Trends.tsx'

const panels = ['results', 'trends', 'runs', 'rules', 'fair'] as const
type Panel = (typeof panels)[number]

/** Results, charts, rules and proof, under the board. */
export function Panels({ lottery, shown }: { lottery: LotteryCode; shown: readonly ShownDraw[] }) {
  const t = useText()
  const id = useId()
  const [panel, setPanel] = useState<Panel>('results')
  return (
    <section aria-label={t(words.panels)} className="rounded-lg bg-surface shadow-1">
      <Tabs
        id={id}
        label={t(words.panels)}
        value={panel}
        onValueChange={setPanel}
        tabs={panels.map((key) => ({ key, label: t(words[key]) }))}
        className="px-4"
      />
      <TabPanel id={id} tabKey={panel}>
        {panel === 'results' && <Results lottery={lottery} draws={shown} />}
        {panel === 'trends' && <Trends lottery={lottery} shown={shown} />}
        {panel === 'runs' && <Runs lottery={lottery} shown={shown} />}
        {panel === 'rules' && <LotteryRules code={lottery} />}
        {panel === 'fair' && <Fairness lottery={lottery} />}
      </TabPanel>
    </section>
  )
}
