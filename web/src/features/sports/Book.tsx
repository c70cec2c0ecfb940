import { useCallback, useEffect, useState, type CSSProperties } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { serverNow } from '../../platform/site/clock.ts'
import { AlertSettingsDialog } from './alerts/AlertSettingsDialog.tsx'
import { TargetDialog } from './alerts/TargetDialog.tsx'
import { BoardActionsContext } from './board/board-actions.ts'
import { readView, viewSearch, type BoardView } from './board/board-view.ts'
import { bannerRem, FeedBanner, useFeedWords } from './board/FeedBanner.tsx'
import { useMatchScroll } from './board/use-match-scroll.ts'
import { usePriceKeys } from './board/use-price-keys.ts'
import { useBookSettings } from './book/book-settings.ts'
import { useFavourites } from './book/favourites.ts'
import { OddsTypeContext } from './book/odds-type.ts'
import { useCounts } from './book/use-counts.ts'
import { SlipDock } from './SlipDock.tsx'
import { LeftColumn } from './LeftColumn.tsx'
import { ChatPlace } from './match/ChatPlace.tsx'
import { LiveColumn } from './match/LiveColumn.tsx'
import { boardText, bookText as words } from './words/messages.ts'
import { MiddleColumn } from './MiddleColumn.tsx'
import { PressPriceContext } from './slip/press-context.ts'
import { QuickBetBar, quickBarRem } from './slip/quick/QuickBetBar.tsx'
import { useQuickBet } from './slip/quick/use-quick-bet.ts'
import { dispatch } from './slip/slip-store.ts'
import { useSlipService } from './slip/use-slip-service.ts'
import './sports.css'

/** The parlay tab switches the slip to a parlay; other tabs leave it. */
const useSeriesHeading = (show: BoardView['show']): void => {
  useEffect(() => {
    if (show === 'P') dispatch({ type: 'mode-chosen', mode: 'series' })
  }, [show])
}

export type BookProps = {
  phone: boolean
  wide: boolean
  /** How much of the window the header of the site covers while the page scrolls, in rem. */
  headerRem: number
}

/** The sportsbook: directory and slip, board or match, and what is in play. */
export function Book({ phone, wide, headerRem }: BookProps) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const view = readView(search, serverNow())
  const counts = useCounts()
  const favourites = useFavourites()
  const feedWords = useFeedWords(counts.feedAlive)
  const quick = useQuickBet()
  const quickTopRem = headerRem + (feedWords === null ? 0 : bannerRem)
  const boardTopRem = quickTopRem + (quick.on ? quickBarRem : 0)
  const { oddsType } = useBookSettings()
  useSlipService()
  const [slipAsked, setSlipAsked] = useState(0)
  const toSlip = useCallback(() => setSlipAsked((times) => times + 1), [])
  usePriceKeys(toSlip)
  useMatchScroll(view.match)
  useSeriesHeading(view.show)
  const change = (next: BoardView): void => setSearch(viewSearch(next))
  const actions = { favourites, open: (match: string) => change({ ...view, page: 'board', match }) }
  return (
    <BoardActionsContext value={actions}>
      <OddsTypeContext value={oddsType}>
        <PressPriceContext value={quick.press}>
          <h1 className="sr-only">{t(words.title)}</h1>
          {feedWords !== null && <FeedBanner words={feedWords} topRem={headerRem} />}
          {quick.on && (
            <QuickBetBar quick={quick} topRem={quickTopRem} onSee={phone ? undefined : toSlip} />
          )}
          <div
            data-quick-bet={quick.on && quick.paused === null ? 'on' : undefined}
            className="grid grid-cols-1 desk:grid-cols-[18rem_minmax(0,1fr)] wide:grid-cols-[18rem_minmax(0,1fr)_20rem]"
            style={{ '--board-top': `${boardTopRem}rem` } as CSSProperties}
          >
            {!phone && (
              <LeftColumn view={view} counts={counts} slipAsked={slipAsked} onChange={change} />
            )}
            <MiddleColumn
              view={view}
              counts={counts}
              phone={phone}
              onSlip={toSlip}
              onChange={change}
            />
            {wide && (
              <aside
                aria-label={t(boardText.liveColumn)}
                className="sticky top-(--board-top) flex h-[calc(100dvh-var(--board-top))] flex-col gap-3 border-l border-line p-3 pb-12"
              >
                <div className="min-h-0 flex-1 overflow-y-auto">
                  <LiveColumn except={view.match} gameType={view.gameType} />
                </div>
                <ChatPlace
                  matchId={view.match}
                  className={view.match === null ? 'h-[24rem] shrink-0' : 'h-[34rem] shrink-0'}
                />
              </aside>
            )}
          </div>
          {phone && <SlipDock />}
          <AlertSettingsDialog />
          <TargetDialog />
        </PressPriceContext>
      </OddsTypeContext>
    </BoardActionsContext>
  )
}
