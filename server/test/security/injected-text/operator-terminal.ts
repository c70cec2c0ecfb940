import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { appealBet } from '@xinghe/contract/sports-appeal.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import type { AttackPlan } from '../attack.ts'
import { insertBet } from '../../inserted-bet.ts'
import type { TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'

const command = fileURLToPath(new URL('../../../src/app/command.ts', import.meta.url))

/** What the operator's terminal is sent: the real command in a process of its own. */
const outputOf = async ({ platform }: TestSite, words: readonly string[]): Promise<string> => {
  const { databaseUrl, dataDir, masterSecret } = platform.config
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MASTER_SECRET: masterSecret ?? '',
  }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...words], {
    env,
  })
  return stdout + stderr
}

const complaint = (payload: string): string => `${payload} 请帮忙核对，谢谢`

/** A member says all of it in one thread, in appeals and in an unsigned callback; an operator looks. */
export const operatorOutputs = async (
  site: TestSite,
  form: AttackPlan['form'],
  payloads: readonly string[],
): Promise<Map<string, string>> => {
  const member = await walletMember(site)
  const { sql, clock } = site.platform
  const first = await member.call(addFeedback, {
    type: 8,
    content: '存款两小时仍未到账，请帮忙核对',
  })
  const feedbackId = String(first.data['id'])
  for (const payload of payloads) {
    await member.call(addFeedback, { type: 8, feedbackId, content: complaint(payload) })
    const ticketId = await insertBet(sql, member.id, clock.now(), clock.now())
    await member.call(appealBet, { ticketId, text: complaint(payload) })
  }
  const { data } = await member.call(pay, { rail: 'bank', amount: '500.00' })
  const orderId = String(data['orderId'])
  for (const payload of payloads) {
    const body = JSON.stringify({ orderId, reference: 'none', amount: payload.slice(0, 24) })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${site.url}/fd/callback/bank`, { method: 'POST', headers, body })
  }
  const short = [
    ['feedback', feedbackId],
    ['deposit', orderId],
  ]
  const looks = form === 'short' ? short : [...short, ['feedback'], ['appeals']]
  const outputs = await Promise.all(
    looks.map(async (words) => [words.join(' '), await outputOf(site, words)] as const),
  )
  return new Map(outputs)
}
