import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { patient } from '../../tools/machine-speed.ts'
import { chooseCatch, largestFish, openFishing, shotResult } from '../harness/fishing.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { gameWallet } from '../harness/slot-machine.ts'

test('two browsers shoot one fish in one room: one catches it, the other pays nothing', async ({
  page,
  otherPage,
  site,
}) => {
  const pages = [page, otherPage]
  const names: string[] = []
  for (const one of pages) {
    // Without motion a bullet is where it was aimed at once.
    await one.emulateMedia({ reducedMotion: 'reduce' })
    names.push((await memberReady(one, site, { balance: 100_00n })).name)
    await openFishing(one, site)
  }
  const seats = await site.query<{ room: number; name: string }[]>`
    select room_id as room, name from fish_seat join member on member.id = member_id`
  const rooms = new Set(seats.filter(({ name }) => names.includes(name)).map(({ room }) => room))
  expect(rooms.size).toBe(1)
  const [room = 0] = rooms

  const bets = () => site.query<{ name: string; stake: bigint; payout: bigint }[]>`
    select name, stake, payout from game_bet join member on member.id = member_id
    where name = any(${names}::text[])`
  const freeShots = async (): Promise<number> => {
    const texts = await Promise.all(pages.map((one) => shotResult(one).allInnerTexts()))
    return texts.flat().filter((text) => text.includes('未计费')).length
  }
  // A fish may swim between the two shots; then both catch one, and they try again.
  for (let tries = 1; (await freeShots()) === 0; tries += 1) {
    for (const name of names) await chooseCatch(site, name)
    const { x, y } = await largestFish(page, site, room)
    await Promise.all(pages.map((one) => one.mouse.click(x, y)))
    await expect
      .poll(async () => (await bets()).length + (await freeShots()), { timeout: patient(20_000) })
      .toBe(2 * tries)
  }

  const paid = await bets()
  const kills = await site.query`select fish from fish_kill where room_id = ${room}`
  expect(kills).toHaveLength(paid.length)
  for (const { stake, payout } of paid) expect(payout).toBeGreaterThan(stake)
  for (const [at, one] of pages.entries()) {
    const own = paid.filter((bet) => bet.name === names[at])
    const net = own.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
    const left = fenToGroupedText(100_00n + net)
    await expect(gameWallet(one)).toContainText(left)
  }
})
