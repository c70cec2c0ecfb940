import { AppBlock } from './AppBlock.tsx'
import { FactRow } from './FactRow.tsx'
import { NoticePanel } from './NoticePanel.tsx'
import { PromotionStrip } from './PromotionStrip.tsx'
import { SponsorStrip } from './SponsorStrip.tsx'

/** Everything below the first window of the home page. */
export function HomeMore({ onNotice }: { onNotice: (id: string) => void }) {
  return (
    <>
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
