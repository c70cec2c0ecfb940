import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { giftList as call } from '@xinghe/contract/promotions-exchange.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { bringPointsForward } from './bring-points-forward.ts'
import { readOwned, readTaken } from './store.ts'
import { readTerms } from './terms.ts'

export const listGifts = async (
  { sql }: Pick<Platform, 'sql'>,
  { language }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const { terms } = await readTerms(sql, now)
  const [points, taken, owned] = await Promise.all([
    sql.begin((tx) => bringPointsForward(tx, memberId, terms, now)),
    readTaken(sql, monthPeriod(now).name),
    readOwned(sql, memberId),
  ])
  return {
    points,
    countedPerPoint: terms.countedPerPoint,
    multipleHundredths: terms.multipleHundredths,
    gifts: terms.gifts.map(({ id, title, points: price, amount, perMonth, isOnce }) => ({
      id,
      title: inScript(language, title),
      points: price,
      amount,
      left: perMonth === null ? null : Math.max(0, perMonth - (taken.get(id) ?? 0)),
      isOwned: isOnce && owned.has(id),
    })),
  }
}
