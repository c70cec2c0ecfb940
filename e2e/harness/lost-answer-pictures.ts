import type { Locator, Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import type { CallGate } from './call-gate.ts'
import { expect } from './expect.ts'
import { openSlot, pressSpin } from './slot-machine.ts'
import type { Visit } from './visit.ts'

/** On a phone the slip of a lottery is a sheet. */
const openSlip = async (page: Page): Promise<Locator> => {
  const sheet = page.getByRole('button', { name: /^查看注单/ })
  if (!(await sheet.isVisible())) return page.getByRole('region', { name: '注单', exact: true })
  await sheet.click()
  return page.getByRole('dialog', { name: '注单', exact: true })
}

/** Games whose last bet was sent and not answered. The gate is that of the page. */
export const lostAnswerPictures = (gate: CallGate): Record<string, Visit> => {
  const loseNext = async (): Promise<void> => {
    await expect.poll(() => gate.isLoggedIn()).toBe(true)
    gate.loseNextSocket()
  }
  return {
    'lost-spin': async (page, site) => {
      await openSlot(page, site, 'KOI')
      await loseNext()
      await pressSpin(page)
      await page.getByRole('button', { name: '确认结果' }).waitFor()
    },
    'lost-spin-elsewhere': async (page, site) => {
      await openSlot(page, site, 'GEM')
      const ask = page.getByRole('button', { name: '确认结果' })
      await expect(ask).toBeEnabled({ timeout: patient(60_000) })
      await ask.click()
      await page.getByText(/上一次旋转派彩/).waitFor()
    },
    'lost-lottery-bet': async (page, site) => {
      await page.goto(`${site.address}/dz/game?g=PK10`)
      await page.getByRole('tab', { name: '定位', exact: true }).click()
      await page.getByRole('button', { name: '定位 冠军 1 9.80', exact: true }).click()
      const slip = await openSlip(page)
      await slip.getByLabel('每注金额').fill('20')
      const place = slip.getByRole('button', { name: '确认下注' })
      await expect(place).toBeEnabled({ timeout: patient(60_000) })
      await loseNext()
      await place.click()
      await page.getByRole('button', { name: '查询结果' }).waitFor()
    },
    'lost-bet-dropped': async (page) => {
      await page.getByRole('button', { name: '不再查询' }).click()
      await page.getByRole('dialog').getByText('请到投注记录中核对').waitFor()
    },
  }
}
