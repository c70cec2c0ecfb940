import { setTimeout as pause } from 'node:timers/promises'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { appealBet, readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { chatMember } from '../../chat-socket.ts'
import { insertBet } from '../../inserted-bet.ts'
import type { TestSite } from '../../site.ts'
import { until } from '../../until.ts'
import { walletMember } from '../../wallet-member.ts'
import { withdrawalsAt } from '../../withdrawals.ts'
import type { Field } from './member-fields.ts'
import { isTaken } from './taken-command.ts'

const wellFormed = (payload: string): string => payload.toWellFormed().trim()

const refusedWithdrawal = (site: TestSite): Field => {
  const withdrawals = withdrawalsAt(site)
  return {
    name: 'reason of a refused withdrawal',
    wanted: wellFormed,
    show: async (payload) => {
      const { member, id } = await withdrawals.inReview()
      if (!(await isTaken(site, 'withdrawal', id, 'refuse', payload))) return null
      return String((await withdrawals.orderOf(member, id))['reason'])
    },
  }
}

/** The letter holds the sum and then the reason. */
const adjustment = async (site: TestSite): Promise<Field> => {
  const name = 'adjusted1'
  const { call } = await walletMember(site, { name })
  const before = '说明：'
  return {
    name: 'reason of an adjustment',
    wanted: (payload) => payload.toWellFormed(),
    show: async (payload) => {
      if (!(await isTaken(site, 'adjust', name, '+1', payload))) return null
      const { data } = await call(letterList, { type: 'notice', userSystem: 1, pageSize: 1 })
      const [letter] = (data as unknown as { list: { body: string }[] }).list
      return letter?.body.slice(letter.body.indexOf(before) + before.length) ?? ''
    },
  }
}

const appealAnswer = async (site: TestSite): Promise<Field> => {
  const member = await walletMember(site)
  return {
    name: 'answer to an appeal',
    wanted: wellFormed,
    show: async (payload) => {
      const now = site.platform.clock.now()
      const ticketId = await insertBet(site.platform.sql, member.id, now, now)
      await member.call(appealBet, { ticketId, text: '这张注单的赛果与官方不符，请核对' })
      if (!(await isTaken(site, 'appeal', ticketId, 'reject', payload))) return null
      const { data } = await member.call(readAppeals, { ticketIds: [ticketId] })
      return (data as unknown as { answer: string }[])[0]?.answer ?? ''
    },
  }
}

/** Between two questions for the pinned line: a socket that asks more often is closed. */
const askMs = 300

const pinnedLine = (site: TestSite): Field => {
  // Opened by the first payload: a silent socket is closed.
  let open: ReturnType<typeof chatMember> | null = null
  let before: string | null = null
  const readPinned = async (): Promise<string> => {
    const { chat } = await (open ??= chatMember(site, []))
    await pause(askMs)
    const { pinned } = (await chat.join('hall')) as { pinned: { cn: string } | null }
    return pinned?.cn ?? ''
  }
  return {
    name: 'pinned line of a room',
    wanted: wellFormed,
    show: async (payload) => {
      before ??= await readPinned()
      if (!(await isTaken(site, 'chat', 'room', 'hall', 'pin', payload))) return null
      // The room hears of the change after the command. Two payloads in turn may be the same line.
      before = await until('another pinned line', async () => {
        const now = await readPinned()
        return now === before && now !== wellFormed(payload) ? null : now
      })
      return before
    },
  }
}

/** Texts of operators to one member or one room. */
export const operatorAnswers = async (site: TestSite): Promise<Field[]> => [
  refusedWithdrawal(site),
  await adjustment(site),
  await appealAnswer(site),
  pinnedLine(site),
]
