import { blackjack } from '@xinghe/rules/games/cards/blackjack/blackjack.ts'
import { niuniu } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { mostOpponents } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import { zhajinhua } from '@xinghe/rules/games/cards/zhajinhua/zhajinhua.ts'
import { fishing } from '@xinghe/rules/games/fishing/shoot.ts'
import { rtpOf } from '@xinghe/rules/games/rtp/rtp.ts'
import { slotCodes, type SlotCode } from '@xinghe/rules/games/slots/machines/machine.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { expectedLotteries } from './expected-lotteries.ts'
import { expectedTables } from './expected-tables.ts'
import type { Expected } from './expected-return.ts'

/** Standard deviations in stakes, without pools. */
const slotDeviations: Readonly<Record<SlotCode, number>> = {
  GEM: 2.5,
  KOI: 4.1,
  FLY: 5,
  DRG: 13.6,
}

const netOf = (code: string, bet: string): number => {
  const row = rtpOf(code).find((found) => found.bet === bet)
  if (row === undefined) throw new Error(`no return of ${code} ${bet}`)
  const [top, bottom] = row.exact.split('/').map(Number)
  return (top ?? 0) / (bottom ?? 1) - 1
}

const slots = (): Expected[] =>
  slotCodes.map((game) => ({
    game,
    version: machines[game].version,
    kind: '',
    net: netOf(game, 'base game'),
    variance: slotDeviations[game] ** 2,
    isBestPlay: false,
  }))

const cardGame =
  (game: string, version: number, isBestPlay: boolean) =>
  (kind: string, net: number, variance: number): Expected => ({
    game,
    version,
    kind,
    net,
    variance,
    isBestPlay,
  })

const cards = (): Expected[] => {
  const bj = cardGame('BJ', blackjack.version, true)
  const nn = cardGame('NN', niuniu.version, false)
  const zjh = cardGame('ZJH', zhajinhua.version, true)
  // Going blind returns more than looking.
  const perAnte = netOf('ZJH', '闷跟 per ante')
  return [
    bj('', netOf('BJ', 'optimal play'), 1),
    nn('flat', netOf('NN', '平倍'), 0.9),
    nn('multiplied', netOf('NN', '翻倍 of base stake'), 1),
    // The ante is staked against each opponent.
    ...Array.from({ length: mostOpponents }, (_, at) =>
      zjh(String(at + 1), (at + 1) * perAnte, at + 1),
    ),
  ]
}

const shots = (): Expected => ({
  game: fishing.code,
  version: fishing.version,
  kind: '',
  net: netOf('FISH', 'every fish'),
  // Each round has a variance of its own, by its fish and bullets.
  variance: 1,
  isBestPlay: false,
})

/** Pools are left out: what they pay, their members have put in. */
export const expectedReturns = async (): Promise<Expected[]> => [
  ...slots(),
  ...cards(),
  shots(),
  ...(await expectedLotteries()),
  ...expectedTables(),
]
