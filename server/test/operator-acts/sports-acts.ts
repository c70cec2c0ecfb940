import { appealBet } from '@xinghe/contract/sports-appeal.ts'
import { runTable } from '../../src/features/games/draws/run-table.ts'
import { readCurrent } from '../../src/features/games/draws/store-round.ts'
import { takeLease } from '../../src/features/games/draws/store-table.ts'
import { marketIdOf } from '../../src/features/sports/book/book.ts'
import type { OperatorAction } from '../../src/platform/audit/actions.ts'
import { insertBet } from '../inserted-bet.ts'
import { settlementFixture } from '../settlement-fixture.ts'
import type { TestSite } from '../site.ts'
import { memberWith } from '../venue-member.ts'
import type { SetUp } from './operator-acts.ts'

type SportsAction = Extract<OperatorAction, `sports-${string}` | 'void-round'>

const result = '{"tallies":{"score":{"full":{"home":1,"away":0,"final":true}}},"goals":["H"]}'

export const sportsActs = (site: TestSite): Record<SportsAction, SetUp> => {
  const { sql, clock } = site.platform
  const at = settlementFixture(sql, () => clock.now())
  const market = marketIdOf('m1', 'M', null, null)
  return {
    'sports-hold': async () => {
      await at.match('m1')
      return ['sports', 'hold', 'm1', 'strange prices']
    },
    'sports-release': async () => ['sports', 'release', 'm1'],
    'sports-new-market': async () => ['sports', 'new', market],
    'sports-known-market': async () => ['sports', 'known', market],
    'sports-result': async () => ['sports', 'result', 'm1', result, 'the feed was silent'],
    'sports-void': async () => ['sports', 'void', 'm1', 'fixed'],
    'sports-appeal-answer': async () => {
      const member = await memberWith(site, 0n)
      const ticket = await insertBet(sql, member.id, clock.now(), clock.now())
      await member.call(appealBet, { ticketId: ticket, text: '比分不对，请核对' })
      return ['appeal', ticket, 'reject', 'the result is right']
    },
    'void-round': async () => {
      const epoch = await takeLease(sql, 'LHC', 'test')
      await runTable(site.platform, { table: 'LHC', epoch: epoch ?? 0n })
      return ['table', 'void', 'LHC', (await readCurrent(sql, 'LHC'))?.name ?? '', 'wrong limits']
    },
  }
}
