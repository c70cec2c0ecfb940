import { useEffect } from 'react'
import type { PriceTarget } from '@xinghe/contract/sports-target.ts'
import { dayMs, minuteMs, siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { oddsText, type OddsType } from '@xinghe/rules/base/odds.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { shownOdds } from '../book/odds-type.ts'
import { refreshResource, useResource } from '../book/use-resource.ts'
import { alertText as words } from '../words/alert-messages.ts'
import { pickWords } from '../words/pick-words.ts'
import { raiseAlert } from './alert-stack.ts'
import type { SportAlert } from './sport-alert.ts'

/** A price that was reached longer ago than this is listed only. */
const toldWithinMs = dayMs
/** Reached while no page was open: the alert says when. */
const lateMs = 2 * minuteMs

const toSportAlert = (
  target: PriceTarget,
  price: number,
  at: Instant,
  oddsType: OddsType,
): SportAlert => {
  const shown = oddsText(shownOdds(price, target.play, oddsType))
  const { match, play, pick } = pickWords(target, translate)
  const isLate = serverNow() - at > lateMs
  const title = isLate
    ? translate(words.reachedAt, { time: siteMinute(at).slice(5), price: shown })
    : translate(words.reached, { price: shown })
  const text = `${match} ${play} ${pick}`
  const about = `target ${target.id}`
  return { about, state: 'reached', kind: 'price', title, text, matchId: target.matchId, at }
}

/** Prices that the server found reached, now or since the last visit. */
export const useTargetAlerts = (wanted: boolean): void => {
  const { oddsType } = useBookSettings()
  const { data: targets } = useResource('priceTargets', {})
  useMemberNews((news) => {
    if (news === null || news.priceTarget !== undefined) void refreshResource('priceTargets')
  })
  useEffect(() => {
    if (!wanted) return
    for (const target of targets ?? []) {
      const { reachedAt, reachedPrice } = target
      if (reachedAt === null || reachedPrice === null) continue
      if (serverNow() - reachedAt > toldWithinMs) continue
      void raiseAlert(toSportAlert(target, reachedPrice, reachedAt, oddsType))
    }
  }, [targets, wanted, oddsType])
}
