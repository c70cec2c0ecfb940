import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { fishKind, fishKindCodes } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { catchBound, isCaught } from '@xinghe/rules/games/fishing/catch.ts'
import { seaHeight, seaWidth, type Point } from '@xinghe/rules/games/fishing/path.ts'
import { fishBetween, placeOf, shareOfWay } from '@xinghe/rules/games/fishing/sea.ts'
import { blockStream } from '@xinghe/rules/base/fair/block-stream.ts'
import { patient } from '../../tools/machine-speed.ts'
import type { Site } from './site.ts'
import { open } from './visit.ts'

const fireButton = (page: Page): Locator => page.getByRole('button', { name: '发射', exact: true })

/** What the last shots brought, in words. */
export const shotResult = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /捕获|逃脱|未计费/ })

/** The venue is entered, the seeds are chosen, a seat is taken and the sea is drawn. */
export const openFishing = async (page: Page, site: Site): Promise<void> => {
  await open(page, site, '/dz/game?g=FISH')
  await expect(fireButton(page)).toBeEnabled({ timeout: patient(60_000) })
}

const bounds = fishKindCodes.map((code) => catchBound(fishKind(code)))
const wordRange = 0x1_0000_0000

/** Gives a member a client seed with which the next shot catches whatever fish it hits. */
export const chooseCatch = async (site: Site, memberName: string): Promise<void> => {
  const { serverSeed, nonce } = await site.workshop.seedsOf(memberName)
  const catchesAll = (clientSeed: string): boolean => {
    const word = blockStream(serverSeed, `${clientSeed}:${nonce}`).below(wordRange)
    return bounds.every((bound) => isCaught(word % bound))
  }
  let tries = 0
  while (!catchesAll(`chosen ${tries}`)) tries += 1
  await site.query`
    update game_seed set client_seed = ${`chosen ${tries}`}
    from member where member.id = member_id and name = ${memberName}`
}

/** The middle of the largest fish in the room, on the page. */
export const largestFish = async (page: Page, site: Site, room: number): Promise<Point> => {
  const [row] = await site.query<{ sea: string }[]>`select sea from fish_room where id = ${room}`
  const now = site.now()
  const [largest] = fishBetween(row?.sea ?? '', now, now)
    .filter((fish) => Math.abs(shareOfWay(fish, now) - 0.5) < 0.35)
    .toSorted((one, other) => fishKind(other.kind).reach - fishKind(one.kind).reach)
  const box = await page.locator('canvas').boundingBox()
  if (largest === undefined || box === null) throw new Error('there is no fish in sight')
  const { x, y } = placeOf(largest, now)
  return { x: box.x + (x / seaWidth) * box.width, y: box.y + (y / seaHeight) * box.height }
}
