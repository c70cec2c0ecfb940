import type { Page } from '@playwright/test'
import { openPath, type Visit } from './visit.ts'

/** The link of a member who has become an agent. */
export const agentLink = async (page: Page): Promise<string> =>
  page.getByText(/\?register=1&rcode=/).innerText()

/** Of a member with phone and real name; the second builds on the first. */
export const agentScreens: Record<string, Visit> = {
  'agent-apply': openPath('/agent', '代理合作'),
  agency: async (page) => {
    await page.getByRole('button', { name: '提交申请' }).click()
    await agentLink(page)
  },
}
