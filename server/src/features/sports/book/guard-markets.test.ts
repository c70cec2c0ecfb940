import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { kickedOff, listed } from '../../../../test/sports-news.ts'
import { guardMarkets, type FlawedMarket } from './guard-markets.ts'
import { makeBook } from './make-book.ts'

const at = instant(1_800_000_000_000)
const market = { line: null, main: true, goalNumber: null }
const fair = { play: 'BTS', ...market, offers: ['yes', 80, 'no', 95] } as const

const guarding = () => {
  const found: FlawedMarket[] = []
  return { found, guard: guardMarkets((flawed) => found.push(...flawed)) }
}

it('removes the prices of a market without a margin, reports it once, and leaves other markets alone', () => {
  const { found, guard } = guarding()
  const thin = { play: 'M', ...market, offers: ['H', 210, 'N', 230, 'C', 260] } as const
  const heard = guard(listed('m1', at, at, [fair, thin]))
  const closed = { ...thin, offers: ['H', 0, 'N', 0, 'C', 0] }
  expect(heard.at(-1)).toMatchObject({ kind: 'prices', markets: [fair, closed] })
  expect(found).toEqual([{ matchId: 'm1', marketId: 'm1.M..', flaw: 'no-margin' }])
  guard(listed('m1', at, at, [thin]))
  expect(found).toHaveLength(1)
})

it('drops a market with a side that its play does not have, reports it once, and again in the next snapshot', () => {
  const { found, guard } = guarding()
  const odd = { play: 'OU', ...market, line: 10, offers: ['O', 80, 'U', 90, 'H', 500] } as const
  const heard = guard(listed('m1', at, at, [odd, fair]))
  expect(heard.at(-1)).toMatchObject({ kind: 'prices', markets: [fair] })
  expect(found).toEqual([{ matchId: 'm1', marketId: 'm1.OU.10.', flaw: 'impossible' }])
  guard(listed('m1', at, at, [odd]))
  expect(found).toHaveLength(1)
  guard([{ kind: 'snapshot-begins', at }, ...listed('m1', at, at, [odd])])
  expect(found).toHaveLength(2)
})

it('lets the book follow a running match whose handicap has no line', () => {
  const { guard } = guarding()
  const writer = makeBook({ now: () => at })
  const lineless = { play: 'RE', ...market, offers: ['H', 98, 'C', 92] } as const
  const news = [
    { kind: 'snapshot-begins', at } as const,
    ...listed('m1', at, at, [fair]),
    ...kickedOff('m1', at),
    { kind: 'prices', at, matchId: 'm1', running: true, markets: [lineless] } as const,
    { kind: 'snapshot-over', at } as const,
  ]
  expect(() => makeBook({ now: () => at }).hear(news)).toThrow('no line')
  writer.hear(guard(news))
  expect(writer.book.match('m1')).toMatchObject({ running: true, marketCount: 0 })
})
