import { useText } from '../../platform/i18n/use-text.ts'
import { GradeCard } from './card/GradeCard.tsx'
import { NextGifts } from './card/NextGifts.tsx'
import { GradeTable } from './grades/GradeTable.tsx'
import { vipText as words } from './parts/messages.ts'
import { VipFrame } from './parts/VipFrame.tsx'
import { GiftOffers } from './week/GiftOffers.tsx'
import { WeekPanel } from './week/WeekPanel.tsx'

/** The member's grade, what waits and what comes next. */
export function VipScreen() {
  const t = useText()
  return (
    <VipFrame
      title={t(words.title)}
      render={({ list, mine }) => (
        <>
          <GradeCard list={list} mine={mine} />
          <GiftOffers />
          <WeekPanel toFirst={mine.toNext ?? 0n} />
          <NextGifts list={list} mine={mine} />
          <GradeTable list={list} mine={mine} />
        </>
      )}
    />
  )
}
