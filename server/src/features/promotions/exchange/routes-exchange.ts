import * as calls from '@xinghe/contract/promotions-exchange.ts'
import { forMember, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/parts.ts'
import { exchangeGift } from './exchange-gift.ts'
import { listExchanges } from './list-exchanges.ts'
import { listGifts } from './list-gifts.ts'

export const exchangeRoutes = (platform: Platform): Route[] => [
  forMember(calls.giftList, (input, context) => listGifts(platform, input, context)),
  forMember(calls.exchangeGift, (input, context) => exchangeGift(platform, input, context)),
  forMember(calls.exchangeRecord, (input, context) => listExchanges(platform, input, context)),
]
