import { Refused } from '@xinghe/contract/refusal.ts'
import { activitySource } from '@xinghe/rules/base/award.ts'
import { checkClientSeed } from '@xinghe/rules/base/fair/client-seed.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { drawGiftView, drawPrize, drawsEarned } from '@xinghe/rules/promotions/draw-gift.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import { requireClaimable } from './find-item.ts'
import type { ActivityParts, Acted, Acting, Asked, Mechanic } from './mechanic.ts'
import * as store from './store-draw.ts'
import { readCounted } from './store-play.ts'

type AskedDraw = Asked<'drawGift'>

const pastShown = 20

const countedToday = async (db: Db, { memberId, now }: AskedDraw): Promise<Fen> => {
  const today = dayPeriod(now)
  return (await readCounted(db, memberId, playCategories, [today])).get(today.name) ?? 0n
}

/** The next draw of today; the refusal says whether more play would help. */
const nextDraw = ({ view }: Acting<'drawGift'>) => {
  const next = view.items.find(({ state }) => state !== 'claimed')
  if (next === undefined) throw new Refused('draws-used-up')
  return requireClaimable(view, next)
}

/**
 * The prize follows from the seed that was committed to and the one that the browser chose after it. The
 * seed is used once, so that it can be told with the prize.
 */
const draw = async (
  tx: Tx,
  { vault }: Pick<ActivityParts, 'vault'>,
  acting: Acting<'drawGift'>,
): Promise<Acted> => {
  const { terms, version, memberId, now, id } = acting.asked
  const { item, period } = nextDraw(acting)
  const checked = checkClientSeed(acting.given.clientSeed ?? '')
  if (!checked.ok) throw new Refused(checked.reason)
  const seed = await store.findWaiting(tx, acting.asked)
  if (seed === null || seed.hash !== acting.given.commit) throw new Refused('seed-moved')

  const seeds = { serverSeed: vault.open(seed), clientSeed: checked.value, nonce: seed.nonce }
  const drawn = drawPrize(terms.prizes, seeds)
  const prize = terms.prizes[drawn.prize]
  if (prize === undefined) throw new Error(`no prize lies at ${drawn.value}`)
  const [award] = await grantAwards(
    tx,
    [
      {
        memberId,
        source: activitySource('drawGift', id),
        period,
        item,
        amount: prize.amount,
        multipleHundredths: terms.multipleHundredths,
        version,
        claimUntil: null,
      },
    ],
    now,
  )
  if (award === undefined) throw new Refused('award-claimed')
  const of = { version, awardId: award.id }
  await store.markDrawn(tx, acting.asked, { ...seeds, ...drawn }, of, now)
  return { award, proof: { ...seeds, ...drawn, commit: seed.hash } }
}

/** 幸运转盘: a draw for every so much of the day's counted play, fair like a game. */
export const drawGift: Mechanic<'drawGift'> = {
  kind: 'drawGift',
  oncePer: [],
  view: async (db, asked) => drawGiftView(asked.terms, await countedToday(db, asked), asked.now),
  more: async ({ sql, vault }, asked) => {
    const { id, terms, version, memberId, now } = asked
    await store.insertWaiting(sql, asked, vault.make(), now)
    const [counted, waiting, past, awards] = await Promise.all([
      countedToday(sql, asked),
      store.findWaiting(sql, asked),
      store.readDrawn(sql, asked, version, pastShown),
      readAwardsOf(sql, memberId, activitySource('drawGift', id)),
    ])
    const used = awards.filter(({ period }) => period === dayPeriod(now).name).length
    return {
      draws: {
        left: Math.max(0, drawsEarned(terms, counted) - used),
        used,
        commit: waiting?.hash ?? '',
        nonce: waiting?.nonce ?? 0,
        past: past.map(({ sealed, hash, ...told }) => ({
          ...told,
          serverSeed: vault.open({ sealed, hash }),
          commit: hash,
        })),
      },
    }
  },
  actions: { draw },
}
