import { expect } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { openPath, type Visit } from './visit.ts'

const slots = { GEM: '星河宝石', KOI: '锦鲤跃门', FLY: '敦煌飞天', DRG: '九霄龙珠' } as const

/** Waits until the stage has drawn its first whole picture. */
const openSlot =
  (code: keyof typeof slots): Visit =>
  async (page, site) => {
    await openPath(`/dz/game?g=${code}`, slots[code])(page, site)
    const host = page.locator('[aria-busy]').filter({ has: page.locator('canvas') })
    await expect(host).toHaveAttribute('aria-busy', 'false', { timeout: patient(30_000) })
  }

/** The slot machines as a visitor finds them. */
export const slotPictures: Record<string, Visit> = {
  'game-gem': openSlot('GEM'),
  'game-koi': openSlot('KOI'),
  'game-fly': openSlot('FLY'),
  'game-drg': openSlot('DRG'),
}
