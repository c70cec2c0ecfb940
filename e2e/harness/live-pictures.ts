import { expect } from './expect.ts'
import { tableCodes, type TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { patient } from '../../tools/machine-speed.ts'
import { openFishing } from './fishing.ts'
import { spot } from './live-table.ts'
import type { Visit } from './visit.ts'

/** The spots with chips in the pictures, by table. */
const spots: Readonly<Record<TableCode, readonly string[]>> = {
  BA1: ['庄', '闲对', '和'],
  BA2: ['庄', '幸运六'],
  BA3: ['闲', '大'],
  DT1: ['龙', '虎红'],
  RL1: ['直注 17', '红', '第一打'],
}

/** A round with time left to bet: chips are laid, and not sent yet. */
const layChips =
  (code: TableCode): Visit =>
  async (page, site) => {
    await page.goto(`${site.address}/dz/game?g=${code}`)
    const [first = ''] = spots[code]
    await expect(spot(page, first)).toBeEnabled({ timeout: patient(60_000) })
    for (const name of spots[code]) await spot(page, name).click()
  }

/** The chips are sent, and the round lies open. */
const awaitResult: Visit = async (page) => {
  await page.getByRole('button', { name: /^确认下注/ }).click()
  await page
    .getByText('本局结果')
    .first()
    .waitFor({ timeout: patient(60_000) })
}

/** Every live table before its close and with its result, and the sea of 捕鱼. */
export const livePictures: Record<string, Visit> = {
  ...Object.fromEntries(
    tableCodes.flatMap((code): [string, Visit][] => [
      [`live-${code.toLowerCase()}-betting`, layChips(code)],
      [`live-${code.toLowerCase()}-result`, awaitResult],
    ]),
  ),
  'live-fish': openFishing,
}
