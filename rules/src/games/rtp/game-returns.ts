import { returns as blackjack } from '../cards/blackjack/returns.ts'
import { returns as niuniu } from '../cards/niuniu/returns.ts'
import { returns as zhajinhua } from '../cards/zhajinhua/returns.ts'
import { returns as fishing } from '../fishing/returns.ts'
import { returns as lottery } from '../lottery/returns.ts'
import type { ReturnRow } from '../returns.ts'
import { poolReturn } from '../slots/pools.ts'
import { returns as slots } from '../slots/returns.ts'
import { returns as tables } from '../tables/returns.ts'

/** Every bet of every game, computed from the rules that are played. It counts for a few seconds. */
export const gameReturns = (): ReturnRow[] => [
  ...slots(),
  { game: '奖池', bet: 'MINI+MAJOR+GRAND', value: poolReturn() },
  ...blackjack(),
  ...niuniu(),
  ...zhajinhua(),
  ...lottery(),
  ...tables(),
  ...fishing(),
]
