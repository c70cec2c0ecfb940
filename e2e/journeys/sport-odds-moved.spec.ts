import { patient } from '../../tools/machine-speed.ts'
import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { movesAfter } from '../harness/chances.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  choosePolicy,
  expectOutcome,
  ofPick,
  openMatch,
  placeButton,
  priceButton,
  slip,
  slipItems,
} from '../harness/sports-slip.ts'
import { keepLoaded } from '../harness/visit.ts'
import { sure, type Spot } from '../harness/world.ts'

const europeanText = ({ hk }: Spot): string => ((hk + 100) / 100).toFixed(2)

test('a changed price is confirmed by the odds-change policy: never, only when worse, or always', async ({
  page,
  book,
}) => {
  const { site, now, until } = book
  // The prices move only when the journey moves the clock.
  await book.whileStopped(async () => {
    // Time for two pages; then the better price comes first, and after it the worse one.
    const start = later(now(), patient(20 * secondMs))
    const moves = movesAfter(book, start, later(start, 20 * minuteMs))
    const rise = sure(
      moves.find(({ before, after }) => after.hk > before.hk),
      'rising price',
    )
    const fall = sure(
      moves.find(
        ({ before, after, at }) => after.hk < before.hk && at > rise.at + patient(10 * secondMs),
      ),
      'falling price',
    )
    await memberReady(page, site, { balance: 1_000_00n })
    keepLoaded(page)
    await openMatch(page, book, rise.before.match)
    await priceButton(page, rise.before).click()
    await openMatch(page, book, fall.before.match)
    await priceButton(page, fall.before).click()
    await slip(page).getByRole('button', { name: '+100，加到投注额' }).click()
    await expect(placeButton(page)).toHaveText('投注 ¥200')

    await until(later(rise.at, secondMs))
    const risen = ofPick(slipItems(page), rise.before)
    await expect(risen).toContainText(
      `赔率由 ${europeanText(rise.before)} 变为 ${europeanText(rise.after)}`,
    )
    await choosePolicy(page, '不接受变化')
    await expect(placeButton(page)).toHaveText('接受变化并投注')
    await choosePolicy(page, '接受更好赔率')
    await expect(placeButton(page)).toHaveText('投注 ¥200')

    await until(later(fall.at, secondMs))
    const fallen = ofPick(slipItems(page), fall.before)
    await expect(fallen).toContainText(
      `赔率由 ${europeanText(fall.before)} 变为 ${europeanText(fall.after)}`,
    )
    await expect(placeButton(page)).toHaveText('接受变化并投注')
    await choosePolicy(page, '接受任何变化')
    await expect(placeButton(page)).toHaveText('投注 ¥200')
    await choosePolicy(page, '不接受变化')
    await expect(placeButton(page)).toHaveText('接受变化并投注')
    await placeButton(page).click()
    await expectOutcome(page, '投注成功')
    for (const { after } of [rise, fall])
      await expect(ofPick(slip(page).getByRole('listitem'), after).first()).toContainText(
        europeanText(after),
      )
  })
})
