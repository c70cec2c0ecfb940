import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { CashOutOffer } from '@xinghe/contract/sports-cash-out.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { Intention, Player } from './intention.ts'
import { inBook } from './offers.ts'
import { ask, type Line } from './speak.ts'

const waitMs = 50
/** In per cent of the stake that still runs. */
const shares = [100, 50, 30] as const

interface Valued extends CashOutOffer {
  readonly value: Fen
}

/** The running bets that have a value; null when the site does not answer. */
const valuedBets = async (line: Line, player: Player): Promise<Valued[] | null> => {
  const input = inBook(player, 'cashOutOffers', {})
  const answer = await ask(line, player, { call: resource, input, requestId: randomUUID() })
  if (typeof answer === 'string') return null
  if (answer.status_code !== 6000) return []
  const { offers } = z.decode(resourceMethods.cashOutOffers.answer, answer.data as never)
  return offers.flatMap((offer) => (offer.value === null ? [] : [{ ...offer, value: offer.value }]))
}

/** A whole bet or a part of one, at any value; null when the site does not answer. */
export const chooseCashOut = async (
  line: Line,
  player: Player,
  rng: Rng,
): Promise<Intention | null> => {
  for (;;) {
    const valued = await valuedBets(line, player)
    if (valued === null) return null
    const offer = valued[rng.below(Math.max(1, valued.length))]
    if (offer !== undefined) {
      const { betId, value } = offer
      const share = shares[rng.below(shares.length)] ?? 100
      const amount = (value * BigInt(share)) / 100n
      const request = { betId, share, value: fenToText(amount), policy: 'any' }
      return {
        wish: { what: 'cash-out', amount, betId, share },
        call: resource,
        input: inBook(player, 'cashOut', request),
        requestId: randomUUID(),
        answer: null,
      }
    }
    await pause(waitMs)
  }
}
