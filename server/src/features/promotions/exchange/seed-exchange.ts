import * as z from 'zod/mini'
import { exchangeTerms } from '@xinghe/contract/promotions-exchange.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ExchangeTerms } from '@xinghe/rules/promotions/points.ts'
import type { NewVersion } from '../../../platform/terms/store.ts'
import { exchangeKind } from './terms.ts'

const money = (id: string, title: string, points: number, amount: bigint) => ({
  id,
  title,
  points,
  amount,
  perMonth: 10,
  isOnce: false,
})

const seeded: ExchangeTerms = {
  countedPerPoint: 10_00n,
  multipleHundredths: 100,
  gifts: [
    { id: 'badge', title: '星河徽章', points: 500, amount: null, perMonth: null, isOnce: true },
    money('cash-8', '现金8元', 1_000, 8_00n),
    money('cash-38', '现金38元', 4_500, 38_00n),
    money('cash-188', '现金188元', 20_000, 188_00n),
    money('cash-888', '现金888元', 90_000, 888_00n),
  ],
}

/** The first terms of the exchange; an operator changes them by new versions. */
export const seededExchange = (from: Instant): NewVersion => ({
  kind: exchangeKind,
  id: '1',
  from,
  until: null,
  terms: z.encode(exchangeTerms, seeded),
  texts: {},
})
