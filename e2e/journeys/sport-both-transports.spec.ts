import type { Envelope } from '@xinghe/contract/envelope.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { patient } from '../../tools/machine-speed.ts'
import { wireClient } from '../../server/test/wire-client.ts'
import { gateCalls } from '../harness/call-gate.ts'
import { postgresOfRun } from '../harness/global-setup.ts'
import { farHomeWin } from '../harness/chances.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { openBook } from '../harness/sports.ts'
import {
  expectOutcome,
  openMatch,
  placeButton,
  priceButton,
  stakeFields,
} from '../harness/sports-slip.ts'
import { sure } from '../harness/world.ts'

const ordersOf = ({ data }: Pick<Envelope, 'data'>): unknown =>
  (data as { orders?: unknown } | null)?.orders

test('a bet that was placed over the socket has the same ticket when it is repeated over HTTP', async ({
  page,
}) => {
  test.setTimeout(patient(120_000))
  // An unencrypted site, whose messages can be read and sent again.
  const book = await openBook(postgresOfRun(), false)
  try {
    const { site, now } = book
    const spot = farHomeWin(book)
    const gate = await gateCalls(page)
    const { name } = await memberReady(page, site, { balance: 1_000_00n })
    await openMatch(page, book, spot.match)
    await priceButton(page, spot).click()
    await stakeFields(page).fill('100')
    await expect(placeButton(page)).toBeEnabled()
    await expect.poll(() => gate.isLoggedIn()).toBe(true)
    await placeButton(page).click()
    await expectOutcome(page, '投注成功')

    const placed = sure(
      gate.calls.find(({ body }) => (body as { method: string }).method === 'place'),
      'bet over the socket',
    )
    const answer = sure(
      gate.answers.find(({ id }) => id === placed.id),
      'answer over the socket',
    )
    const [token, uuid] = await page.evaluate(() => [
      localStorage.getItem('token') ?? '',
      localStorage.getItem('uuid') ?? '',
    ])
    const client = await wireClient(site.address, now)
    const options = { token, uuid, requestId: placed.requestId }
    const again = await client.call(resource, placed.body, options)
    const orders = ordersOf((answer as { envelope: Envelope }).envelope)
    expect(orders).toHaveLength(1)
    expect(ordersOf(again)).toEqual(orders)
    const bets = await site.query`
      select 1 from sports_bet b join member m on m.id = b.member_id where m.name = ${name}`
    expect(bets).toHaveLength(1)
  } finally {
    await book.site.close()
  }
})
