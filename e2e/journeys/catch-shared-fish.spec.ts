import type { Page } from '@playwright/test'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { patient } from '../../tools/machine-speed.ts'
import { chooseCatch, largestFish, openFishing, shotResult } from '../harness/fishing.ts'
import { gateCalls, type CallGate } from '../harness/call-gate.ts'
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
  const [firstGate, secondGate] = [await gateCalls(page), await gateCalls(otherPage)]
  const gates = [firstGate, secondGate]
  // The sea stands still on both pages, so that their bullets fly the same way.
  const stopPages = () => Promise.all(pages.map((one) => one.clock.setFixedTime(site.now())))
  const moveOn = async (): Promise<void> => {
    await site.advance(2 * secondMs)
    await stopPages()
  }

  await site.withStoppedClock(async () => {
    await stopPages()
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

    /** The bullet meets the fish or another in front of it: nothing moves. */
    const shoot = async (one: Page, gate: CallGate): Promise<void> => {
      const before = gate.asked()
      const { x, y } = await largestFish(one, site, room)
      await one.mouse.click(x, y)
      await expect.poll(() => gate.asked(), { timeout: patient(30_000) }).toBeGreaterThan(before)
    }
    for (const gate of gates) await expect.poll(() => gate.isLoggedIn()).toBe(true)
    for (const name of names) await chooseCatch(site, name)
    // The next shot is allowed by then.
    await moveOn()
    // No shot reaches the server before both were fired.
    for (const gate of gates) gate.hold()
    await shoot(page, firstGate)
    await shoot(otherPage, secondGate)
    for (const gate of gates) gate.open()
    const results = async (): Promise<string[]> => {
      const texts = await Promise.all(pages.map((one) => shotResult(one).allInnerTexts()))
      return texts.flatMap((list) => list.join().match(/捕获|未计费/g) ?? []).toSorted()
    }
    await expect.poll(results, { timeout: patient(20_000) }).toEqual(['捕获', '未计费'].toSorted())

    const bets = await site.query<{ name: string; stake: bigint; payout: bigint }[]>`
      select name, stake, payout from game_bet join member on member.id = member_id
      where name = any(${names}::text[])`
    expect(bets).toHaveLength(1)
    const kills = await site.query<{ fish: string }[]>`
      select fish from fish_kill where room_id = ${room}`
    expect(kills).toHaveLength(1)
    for (const [at, one] of pages.entries()) {
      const own = bets.filter((bet) => bet.name === names[at])
      const net = own.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
      await expect(gameWallet(one)).toContainText(fenToGroupedText(100_00n + net))
    }
  })
})
