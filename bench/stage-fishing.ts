import { setTimeout as pause } from 'node:timers/promises'
import { joinRoom, shoot } from '@xinghe/contract/games-fishing.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenFromText, fenToText } from '@xinghe/rules/base/money.ts'
import { fishKind } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { fishOf } from '@xinghe/rules/games/fishing/sea.ts'
import type { Page } from '@playwright/test'
import { patienceMs, type StagedGame } from './stage-page.ts'

const sea = '00112233445566778899aabbccddeeff'
const watchMs = 15 * secondMs
const playMs = 20 * secondMs
/** Three hits a second are the most that a member can have. */
const shotMs = 320

const seated = () => ({
  room: '1',
  sea,
  seat: 0,
  seats: [{ seat: 0, name: 'a***b' }],
  caught: [],
  keptUntil: new Date(Date.now() + 60 * secondMs).toISOString(),
})

interface Asked {
  readonly hits: readonly { readonly fish: string; readonly bullet: string }[]
}

let calls = 0

/** The first hit of every other call is a catch, with its coins and amount. */
const shot = (input: unknown) => {
  calls += 1
  const { hits: asked } = input as Asked
  const worths = asked.map(({ bullet }) => fenFromText(bullet) ?? 0n)
  const hits = asked.map(({ fish, bullet }, at) => {
    const kind = fishOf(sea, fish)?.kind ?? 'clown'
    const multiple = at === 0 && calls % 2 === 0 ? (fishKind(kind).prizes[0]?.multiple ?? 0) : 0
    const payout = (worths[at] ?? 0n) * BigInt(multiple)
    return { fish, kind, bullet, multiple, payout: fenToText(payout), void: null }
  })
  const sum = (amounts: readonly bigint[]): string =>
    fenToText(amounts.reduce((total, amount) => total + amount, 0n))
  return {
    roundId: `XG${calls}`,
    hits,
    stake: sum(worths),
    payout: sum(hits.map(({ payout }) => fenFromText(payout) ?? 0n)),
    balance: '1000.00',
    readyAt: new Date(Date.now() + secondMs).toISOString(),
  }
}

const fireButton = (page: Page) => page.getByRole('button', { name: '发射', exact: true })

/** A full sea with three simulated cannons, while the member fires all the time. */
export const stagedFishing: StagedGame = {
  code: 'FISH',
  channel: 'XHBY',
  label: 'fishing',
  answers: { [joinRoom.path]: seated, [shoot.path]: shot },
  ready: (page) => fireButton(page).click({ trial: true, timeout: patienceMs }),
  watch: () => pause(watchMs),
  async play(page) {
    const until = performance.now() + playMs
    for (let at = 0; performance.now() < until; at += 1) {
      await page.mouse.click(60 + ((at * 53) % 270), 240 + ((at * 71) % 280))
      await pause(shotMs)
    }
  },
}
