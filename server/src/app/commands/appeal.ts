import { siteMinute } from '@xinghe/rules/base/instant.ts'
import {
  answerAppeal,
  listAppeals,
  showAppeal,
  type AppealAnswer,
} from '../../features/sports/appeal/answer-appeal.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command } from './command.ts'
import { indented } from './printable.ts'

const states: Readonly<Record<string, AppealAnswer['state']>> = {
  uphold: 'upheld',
  reject: 'rejected',
}

const show = async (platform: Platform, ticket: string): Promise<string> => {
  const appeal = await showAppeal(platform, ticket)
  if (appeal === null) throw new UsageFault(`there is no appeal to "${ticket}"`)
  const { madeAt, answeredAt, answer } = appeal
  const lines = {
    ticket,
    bet: appeal.betId,
    member: appeal.memberId,
    state: appeal.state,
    made: siteMinute(madeAt),
    words: indented(appeal.words),
    ...(answeredAt === null
      ? {}
      : { answered: siteMinute(answeredAt), answer: indented(answer ?? '') }),
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name.padEnd(12)}${value}`)
    .join('\n')
}

export const appealCommands: Record<string, Command> = {
  appeals: {
    usage: 'appeals                          list those that wait for an answer',
    parse: () =>
      reads(async (platform) => {
        const waiting = await listAppeals(platform)
        if (waiting.length === 0) return 'none waits'
        return waiting
          .map(({ ticket, madeAt, memberId, words }) =>
            [ticket, siteMinute(madeAt), memberId, words.replaceAll('\n', ' ')].join('  '),
          )
          .join('\n')
      }),
  },
  appeal: {
    usage:
      'appeal TICKET                    show one\n' +
      '  appeal TICKET uphold|reject ANSWER\n' +
      '                                   answer it; the member reads the answer. Money moves only\n' +
      '                                   by "sports result" or "sports void"',
    parse: ([ticket = '', word, ...rest]) => {
      if (ticket === '') throw new UsageFault('appeal takes a ticket; "appeals" lists them')
      if (word === undefined) return reads((platform) => show(platform, ticket))
      const state = Object.hasOwn(states, word) ? states[word] : undefined
      if (state === undefined) throw new UsageFault('appeal takes uphold or reject')
      const answer = rest.join(' ').trim()
      if (answer === '') throw new UsageFault(`${word} takes an answer, which the member reads`)
      return acts(async (platform, actor) => {
        await answerAppeal(platform, { ticket, state, answer, actor })
        return `the appeal to ${ticket} is ${state}`
      })
    },
  },
}
