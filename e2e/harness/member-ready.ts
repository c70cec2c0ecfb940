import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { WantedMember } from '../../server/test/made-member.ts'
import { newAccount, type Account } from './member.ts'
import type { Site } from './site.ts'

/** State of the member; everything not given is unset. */
export type Belongings = Omit<WantedMember, keyof Account | 'uuid'>

/** A fresh member in this state, logged in in this browser; the journey opens its page. */
export const memberReady = async (
  page: Page,
  site: Site,
  belongings: Belongings = {},
): Promise<Account> => {
  const account = newAccount()
  const uuid = randomUUID()
  const { id, token } = await site.workshop.make({ ...account, uuid, ...belongings })
  // Any answer of the site will do: storage belongs to the origin.
  await page.goto(`${site.address}/ready`)
  await page.evaluate((kept) => Object.assign(localStorage, kept), { uuid, user_id: id, token })
  return account
}
