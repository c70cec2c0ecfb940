import { addFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { appealBet } from '@xinghe/contract/sports-appeal.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import { separator } from '../../../src/platform/database/array-text.ts'
import { nameOf, openAgent } from '../../agents.ts'
import { insertBet } from '../../inserted-bet.ts'
import { runCommand } from '../../run-command.ts'
import { settlementFixture } from '../../settlement-fixture.ts'
import type { TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import { withdrawalsAt } from '../../withdrawals.ts'
import type { Look } from './operator-terminal.ts'

const complaint = (payload: string): string => `${payload} 请帮忙核对，谢谢`
const opening = '存款两小时仍未到账，请帮忙核对'

/** A member says all of it in one thread, in appeals and in an unsigned callback. */
export const writtenByMembers = async (
  site: TestSite,
  payloads: readonly string[],
): Promise<Look[]> => {
  const member = await walletMember(site)
  const { sql, clock } = site.platform
  const first = await member.call(addFeedback, { type: 8, content: opening })
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
  return [
    { words: ['feedback', feedbackId], isShort: true },
    { words: ['deposit', orderId], isShort: true },
    { words: ['feedback'], isShort: false },
    { words: ['appeals'], isShort: false },
  ]
}

/** Another operator gives all of it as one reason, wherever a command takes one and another shows it. */
export const writtenByOperators = async (
  site: TestSite,
  payloads: readonly string[],
): Promise<Look[]> => {
  const { platform } = site
  const { sql, clock } = platform
  // The commands refuse a NUL and the separator of lists.
  const reason = payloads
    .filter((text) => !text.includes('\0') && !text.includes(separator))
    .join(' ')
    .toWellFormed()
  const forging = payloads.find((text) => text.includes('\n')) ?? ''
  const run = (name: string, ...words: string[]): Promise<string> =>
    runCommand(platform, name, ...words)

  const agent = await openAgent(site, clock.now())
  await run('agent', 'end', await nameOf(site, agent.id), reason)
  await settlementFixture(sql, () => clock.now()).match('held')
  await run('sports', 'hold', 'held', reason)
  const { id } = await withdrawalsAt(site).inReview()
  await run('withdrawal', id, 'refuse', reason)
  const member = await walletMember(site)
  const ticketId = await insertBet(sql, member.id, clock.now(), clock.now())
  await member.call(appealBet, { ticketId, text: opening })
  await run('appeal', ticketId, 'reject', reason)
  await run('chat', 'words', 'mask', forging)
  await run('set', 'site', JSON.stringify({ name: reason.slice(0, 400) }))
  return [
    { words: ['agent', 'list'], isShort: true },
    { words: ['sports', 'holds'], isShort: true },
    { words: ['withdrawal', id], isShort: false },
    { words: ['appeal', ticketId], isShort: false },
    { words: ['legal', 'terms', 'list'], isShort: false },
    { words: ['chat', 'words'], isShort: false },
    { words: ['settings'], isShort: false },
  ]
}
