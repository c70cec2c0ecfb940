import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { endAgent } from '../../features/agent/agency/end-agent.ts'
import { listAgents, showAgent } from '../../features/agent/read/list-agents.ts'
import type { NamedAgency } from '../../features/agent/agency/store.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'
import { indented } from './printable.ts'

const lineOf = ({ name, code, since, endedAt, endReason, members }: NamedAgency): string => {
  const end = endedAt === null ? '' : `  ended ${siteMinute(endedAt)}: ${indented(endReason ?? '')}`
  return `${name}  ${code}  since ${siteMinute(since)}  ${members} members${end}`
}

const list = async (platform: Platform): Promise<string> =>
  (await listAgents(platform)).map(lineOf).join('\n') || 'there are no agents'

const show = async (platform: Platform, name: string): Promise<string> => {
  const shown = await showAgent(platform, name)
  if (shown === null) throw new UsageFault(`"${name}" is no agent`)
  const months = shown.months.map(
    ({ month, state, active, houseWin, awards, base, rateBp, amount }) =>
      `${month}  ${state ?? 'nothing paid'}  active ${active}  won ${fenToText(houseWin)}` +
      `  awards ${fenToText(awards)}  base ${fenToText(base)}  at ${rateBp / 100} %` +
      `  commission ${fenToText(amount)}`,
  )
  return [lineOf(shown.agency), ...months].join('\n')
}

const end = (name: string, reason: string): Step => {
  if (name === '' || reason === '') throw new UsageFault('agent end takes NAME and REASON')
  return acts(async (platform, actor) => {
    if (!(await endAgent(platform, { name, reason, actor })))
      throw new UsageFault(`"${name}" is no running agent`)
    return `${name} is no agent any more`
  })
}

export const agentCommands: Record<string, Command> = {
  agent: {
    usage:
      'agent list | show NAME | end NAME REASON\n' +
      '                                   agents; one with its months; end an agency: its code takes no\n' +
      '                                   new members, this month earns nothing, the agent reads the reason',
    parse: ([word = '', name = '', ...reason]) => {
      if (word === 'list') return reads(list)
      if (word === 'show') return reads((platform) => show(platform, name))
      if (word === 'end') return end(name, reason.join(' ').trim())
      throw new UsageFault('agent takes list, show NAME or end NAME REASON')
    },
  },
}
