import { lotteryOf, playOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { cellPicks } from '@xinghe/rules/games/lottery/pick.ts'
import type { Animal, Pick, Play } from '@xinghe/rules/games/lottery/play.ts'
import { playName } from '@xinghe/rules/games/lottery/words.ts'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useId, useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { playGroups } from '../words/group-messages.ts'
import { lotteryText as words } from '../words/messages.ts'
import { CellBoard } from './CellBoard.tsx'
import { NumberBoard } from './NumberBoard.tsx'
import './board.css'

interface BoardProps {
  lottery: LotteryCode
  yearAnimal: Animal
  chosen: ReadonlySet<string>
  onToggle: (play: Play, pick: Pick) => void
}

/** The plays of a lottery, some to a tab. */
export function Board({ lottery, yearAnimal, chosen, onToggle }: BoardProps) {
  const t = useText()
  const id = useId()
  const groups = playGroups[lottery]
  const [key, setKey] = useState(groups[0]?.key ?? '')
  const group = groups.find((one) => one.key === key)
  const plays = (group?.plays ?? []).flatMap((code) => playOf(lotteryOf(lottery), code) ?? [])
  return (
    <section aria-label={t(words.plays)} className="rounded-lg bg-surface shadow-1">
      <Tabs
        id={id}
        label={t(words.plays)}
        value={key}
        onValueChange={setKey}
        tabs={groups.map((one) => ({ key: one.key, label: t(one.name) }))}
        className="px-4"
      />
      <TabPanel id={id} tabKey={key} className="lottery-plays">
        {plays.map((play) => (
          <section key={play.code} aria-label={t(playName(lottery, play))}>
            <h3 className="mb-2 text-14 font-semibold max-desk:mb-1">
              {t(playName(lottery, play))}
            </h3>
            {cellPicks(play).length > 0 ? (
              <CellBoard
                lottery={lottery}
                play={play}
                yearAnimal={yearAnimal}
                chosen={chosen}
                onToggle={onToggle}
              />
            ) : (
              <NumberBoard lottery={lottery} play={play} yearAnimal={yearAnimal} onAdd={onToggle} />
            )}
          </section>
        ))}
      </TabPanel>
    </section>
  )
}
