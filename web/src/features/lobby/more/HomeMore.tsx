import type { ReactNode } from 'react'
import { AppBlock } from './AppBlock.tsx'
import { GamesNow } from '../told/GamesNow.tsx'
import { FactRow } from './FactRow.tsx'
import { NoticePanel } from './NoticePanel.tsx'
import { PromotionStrip } from './PromotionStrip.tsx'
import { SponsorStrip } from './SponsorStrip.tsx'

interface HomeMoreProps {
  onNotice: (id: string) => void
  /** The matches of the moment, from the sportsbook. */
  hot: ReactNode
  /** The games that the member entered last. */
  recent: ReactNode
}

/** Everything below the first window of the home page. */
export function HomeMore({ onNotice, hot, recent }: HomeMoreProps) {
  return (
    <>
      {recent}
      {hot}
      <GamesNow />
      <PromotionStrip />
      <div className="grid grid-cols-[3fr_2fr] gap-4 max-desk:grid-cols-1">
        <AppBlock />
        <NoticePanel onOpen={onNotice} />
      </div>
      <FactRow />
      <SponsorStrip />
    </>
  )
}
