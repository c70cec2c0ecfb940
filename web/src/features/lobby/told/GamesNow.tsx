import { JackpotPanel } from './JackpotPanel.tsx'
import { WinnerList } from './WinnerList.tsx'

/** Pools and winners side by side; the winners alone where the site has no pools. */
export function GamesNow() {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-4 max-desk:grid-flow-row">
      <JackpotPanel />
      <WinnerList />
    </div>
  )
}
