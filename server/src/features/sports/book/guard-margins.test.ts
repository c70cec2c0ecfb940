import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { listed } from '../../../../test/sports-news.ts'
import { guardMargins, type ThinMarket } from './guard-margins.ts'

const at = instant(1_800_000_000_000)
const market = { line: null, main: true, goalNumber: null }

it('removes the prices of a market without a margin, reports it once, and leaves other markets alone', () => {
  const found: ThinMarket[] = []
  const guard = guardMargins((thin) => found.push(...thin))
  const fair = { play: 'BTS', ...market, offers: ['yes', 80, 'no', 95] } as const
  const thin = { play: 'M', ...market, offers: ['H', 210, 'N', 230, 'C', 260] } as const
  const heard = guard(listed('m1', at, at, [fair, thin]))
  const closed = { ...thin, offers: ['H', 0, 'N', 0, 'C', 0] }
  expect(heard.at(-1)).toMatchObject({ kind: 'prices', markets: [fair, closed] })
  expect(found).toEqual([{ matchId: 'm1', marketId: 'm1.M..' }])
  guard(listed('m1', at, at, [thin]))
  expect(found).toHaveLength(1)
})
