import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { dragSlider } from './captcha.ts'
import { openCentre, openRow } from './centre.ts'
import { type Account } from './member.ts'
import { memberReady } from './member-ready.ts'
import type { Site } from './site.ts'
import { expectToast } from './toasts.ts'

/** After this long another code may be asked for. */
export const resendMs = 61_000

/** Seeded in every demonstration site. */
export const demoWithPhone = {
  name: 'demo02',
  phone: '13800138000',
  email: 'demo02@example.com',
} as const

const channels = {
  sms: { button: '获取验证码', sent: '手机验证码已发送' },
  voice: { button: /^(使用)?语音验证码$/, sent: '语音验证码已拨出，请接听电话' },
  mail: { button: '获取验证码', sent: '邮箱验证码已发送' },
} as const
export type Channel = keyof typeof channels

let phones = 0
/** A mainland number that no other journey of this worker uses, without its area code. */
export const newPhone = (): string => `137${(phones += 1).toString().padStart(8, '0')}`

interface Wanted {
  readonly channel: Channel
  /** As the message is addressed. */
  readonly to: string
  /** The purpose in the text of the message. */
  readonly use: string
}

/** The newest code that arrived; a stranger's is sent only after the answer. A voice reads digit by digit. */
export const readCode = async ({ query }: Site, { channel, to, use }: Wanted): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const [row] = await query<{ body: string }[]>`
        select body from sandbox_message
        where channel = ${channel} and recipient = ${to} and position(${use} in body) > 0
        order by id desc limit 1`
      code = /\d{6}/.exec((row?.body ?? '').replaceAll('，', ''))?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** Presses the button that sends a code and passes its slider. */
export const askCode = async (
  page: Page,
  site: Site,
  scope: Locator,
  channel: Channel = 'sms',
): Promise<void> => {
  await scope.getByRole('button', { name: channels[channel].button }).click()
  await passSlider(page, site, channel)
}

/** Solves the slider before a code, and waits for the toast that it was sent. */
export const passSlider = async (page: Page, site: Site, channel: Channel): Promise<void> => {
  await dragSlider(page, site)
  await expectToast(page, channels[channel].sent)
}

/** The newest code for a new card, of any member. */
export const newCardCode = async ({ query }: Site): Promise<string> => {
  const [row] = await query<{ body: string }[]>`
    select body from sandbox_message where position('绑定收款账户' in body) > 0
    order by id desc limit 1`
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? ''
}

export const codeField = (scope: Locator): Locator => scope.getByLabel('验证码', { exact: true })

/** A code of the right shape that is not the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')

/** The steps from the number to the code, with the password, shared by dialog and gate. */
export const fillPhone = async (
  page: Page,
  site: Site,
  scope: Locator,
  phone: string,
  { password }: Account,
): Promise<void> => {
  await scope.getByLabel('手机号码', { exact: true }).fill(phone)
  await scope.getByRole('button', { name: '下一步' }).click()
  await askCode(page, site, scope)
  await scope.getByLabel('登录密码', { exact: true }).fill(password)
}

export const bindingCode = (site: Site, phone: string): Promise<string> =>
  readCode(site, { channel: 'sms', to: `+86${phone}`, use: '绑定手机号码' })

export const openPhoneDialog = async (page: Page, site: Site): Promise<Locator> => {
  await openCentre(page, site, 'account')
  return openRow(page, '手机号码', '绑定手机号码')
}

export const bindPhone = async (page: Page, site: Site, account: Account): Promise<string> => {
  const phone = newPhone()
  const dialog = await openPhoneDialog(page, site)
  await fillPhone(page, site, dialog, phone, account)
  await codeField(dialog).fill(await bindingCode(site, phone))
  await dialog.getByRole('button', { name: '确认绑定' }).click()
  await expectToast(page, '手机号码绑定成功')
  // From now on the next code may be sent to it.
  await site.advance(resendMs)
  return phone
}

export interface MemberWithPhone {
  readonly account: Account
  readonly phone: string
}

/** A fresh member with a bound phone, logged in in this browser. */
export const memberWithPhone = async (page: Page, site: Site): Promise<MemberWithPhone> => {
  const phone = newPhone()
  return { account: await memberReady(page, site, { phone }), phone }
}
