import * as z from 'zod/mini'
import { fenFromTyped } from '@xinghe/rules/base/money.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Sql } from '../../../../platform/database/connect.ts'
import { flipCoin, visitorOf } from './books.ts'
import { gonePage, playPage } from './play-page.ts'
import { readBalance, readLastBets } from './store.ts'
import { htmlAnswer, type VenueAnswer } from './venue-answer.ts'

const flip = z.object({ stake: z.string().check(z.maxLength(16)) })
const shownBets = 12

interface PlayRequest {
  readonly method: string
  readonly token: string
  readonly body: string
  readonly now: Instant
}

/** A game that needs no script: a coin, the member's balance here, and the last flips. */
export const answerPlay = async (
  { db, publicPath }: { db: Sql; publicPath: string },
  { method, token, body, now }: PlayRequest,
): Promise<VenueAnswer> => {
  const member = await visitorOf(db, token, now)
  if (member === null) return htmlAnswer(404, gonePage)
  let short = false
  if (method === 'POST') {
    const { stake } = z.parse(flip, Object.fromEntries(new URLSearchParams(body)))
    const amount = fenFromTyped(stake)
    short = amount === null || amount === 0n || !(await flipCoin(db, member, amount, now))
    if (!short) return { ...htmlAnswer(303, ''), location: `${publicPath}/play/${token}` }
  }
  const [balance, bets] = await Promise.all([
    readBalance(db, member),
    readLastBets(db, member, shownBets),
  ])
  return htmlAnswer(
    short ? 422 : 200,
    playPage({ balance, bets, short, address: `${publicPath}/play/${token}` }),
  )
}
