import type { Page } from '@playwright/test'
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
  // Each try may end at two fish, and more often where the machine is busy.
  test.setTimeout(patient(300_000))
  const pages = [page, otherPage]
  const names: string[] = []
  const [firstGate, secondGate] = [await gateCalls(page), await gateCalls(otherPage)]
  const gates = [firstGate, secondGate]
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
  const isShared = async (): Promise<boolean> => {
    const texts = await Promise.all(pages.map((one) => shotResult(one).allInnerTexts()))
    return texts.flat().some((text) => text.includes('正被他人捕捉'))
  }
  /** Fires at the largest fish, where it is by then, until a bullet has hit something. */
  const shootUntilHit = async (one: Page, gate: CallGate): Promise<void> => {
    const before = gate.asked()
    const fire = async (): Promise<number> => {
      const { x, y } = await largestFish(one, site, room)
      await one.mouse.click(x, y)
      return gate.asked()
    }
    const limits = { timeout: patient(30_000), intervals: [1_000] }
    await expect.poll(fire, limits).toBeGreaterThan(before)
  }
  for (const gate of gates) await expect.poll(gate.isLoggedIn).toBe(true)
  // No shot reaches the server before both were fired. They may be at two fish, or at one that has swum
  // away by then: then once more.
  while (!(await isShared())) {
    for (const name of names) await chooseCatch(site, name)
    for (const gate of gates) gate.hold()
    await Promise.all([shootUntilHit(page, firstGate), shootUntilHit(otherPage, secondGate)])
    for (const gate of gates) gate.open()
    const isAnswered = (): boolean => gates.every((gate) => gate.answers.length >= gate.asked())
    await expect.poll(isAnswered, { timeout: patient(20_000) }).toBe(true)
    for (const one of pages) await expect(shotResult(one).first()).toBeVisible()
  }

  const kills = await site.query<{ fish: string }[]>`
    select fish from fish_kill where room_id = ${room}`
  expect(kills.length).toBeGreaterThan(0)
  expect(new Set(kills.map(({ fish }) => fish)).size).toBe(kills.length)
  // A bullet that was still flying may hit another fish meanwhile.
  for (const [at, one] of pages.entries()) {
    const isSettled = async (): Promise<boolean> => {
      const own = (await bets()).filter((bet) => bet.name === names[at])
      const net = own.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
      return (await gameWallet(one).innerText()).includes(fenToGroupedText(100_00n + net))
    }
    await expect.poll(isSettled, { timeout: patient(20_000) }).toBe(true)
  }
})
