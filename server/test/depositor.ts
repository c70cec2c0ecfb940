import { randomBytes } from 'node:crypto'
import { bindRealName } from '@xinghe/contract/account-profile.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { signature } from '../src/platform/signing/signed-message.ts'
import { openRail } from '../src/features/wallet/deposit/rails/open-rail.ts'
import { readCallbacks } from '../src/features/wallet/deposit/store-callback.ts'
import { loggedInMember } from './member.ts'
import type { TestSite } from './site.ts'

export interface TestOrder {
  readonly orderId: string
  readonly payAmount: string
  readonly remark: string | null
  readonly coin: { readonly amount: string; readonly address: string; readonly rate: string } | null
}

/** A member with a real name, who can open orders. */
export const depositor = async (site: TestSite) => {
  const member = await loggedInMember(site)
  await member.call(bindRealName, { realName: '张伟' })
  const order = async (rail: RailName, amount = '500.00', more: object = {}) => {
    const answer = await member.call(pay, { rail, amount, ...more })
    if (answer.status_code !== 6000) throw new Error(`no order: ${JSON.stringify(answer)}`)
    return answer.data as unknown as TestOrder
  }
  return { ...member, order, balance: () => centreOf(site, member.id) }
}

const centreOf = async (site: TestSite, memberId: MemberId): Promise<bigint> => {
  const [row] = await site.platform.sql<{ balance: bigint }[]>`
    select balance from ledger_account where member_id = ${memberId} and purpose = 'centre'`
  return row?.balance ?? -1n
}

export const newReference = (): string => `ref-${randomBytes(8).toString('hex')}`

export interface Told {
  readonly rail: RailName
  readonly body: object | string
  readonly secret?: string
  /** The offset of the signed timestamp from now. */
  readonly aheadMs?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a signed callback, as a provider does. */
export const tell = async (
  site: TestSite,
  { rail, body, secret, aheadMs = 0, headers = {} }: Told,
): Promise<{ status: number; result: string }> => {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  const key = secret ?? openRail(site.platform).callbackSecrets(rail)[0] ?? ''
  const timestamp = String(site.platform.clock.now() + aheadMs)
  const response = await fetch(`${site.url}/fd/callback/${rail}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature(key, timestamp, Buffer.from(raw)),
      ...headers,
    },
    body: raw,
  })
  const { result } = (await response.json()) as { result: string }
  return { status: response.status, result }
}

/** The results of an order's callbacks, oldest first. */
export const verdictsOf = async (site: TestSite, orderId: string): Promise<string[]> => {
  const rows = await readCallbacks(site.platform.sql, orderId, 1_000)
  return rows.map((row) => row.verdict).toReversed()
}
