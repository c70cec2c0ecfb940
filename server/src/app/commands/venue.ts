import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenFromTyped, fenToText } from '@xinghe/rules/base/money.ts'
import { correctVenue } from '../../features/lobby/correct-venue.ts'
import { setChannelState } from '../../features/lobby/set-channel-state.ts'
import { channelStates } from '../../features/lobby/venues/store.ts'
import { readOpen } from '../../features/lobby/transfers/store-transfer.ts'
import { acts, reads, UsageFault, type Command } from './command.ts'

export const venueCommands: Record<string, Command> = {
  venue: {
    usage:
      'venue CODE open|testing|maintenance [NAME …]\n                                   open or close a venue; while testing only the named members enter',
    parse: ([code = '', word, ...testers]) => {
      const state = channelStates.find((one) => one === word)
      if (code === '' || state === undefined)
        throw new UsageFault('venue takes a code and open, testing or maintenance')
      return acts((platform, actor) => setChannelState(platform, { code, state, testers, actor }))
    },
  },
  'venue-correction': {
    usage:
      'venue-correction MEMBER VENUE +AMOUNT|-AMOUNT REASON\n                                   what an outside venue gave or took without reporting a bet; +0.00: nothing is missing',
    parse: ([name = '', code = '', signed = '', ...reason]) => {
      const [sign, size] = [signed.charAt(0), fenFromTyped(signed.slice(1))]
      if ((sign !== '+' && sign !== '-') || size === null)
        throw new UsageFault('the amount is like +10.00 or -10.00')
      const amount = sign === '+' ? size : -size
      return acts((platform, actor) =>
        correctVenue(platform, { name, code, amount, reason: reason.join(' '), actor }),
      )
    },
  },
  transfers: {
    usage: 'transfers                        transfers to and from venues that have not ended',
    parse: () =>
      reads(async ({ sql }) => {
        const open = await readOpen(sql)
        const lines = open.map(
          (one) =>
            `${one.id}  ${siteMinute(one.madeAt)}  ${one.name}  ${one.venue} ${one.direction}  ${fenToText(one.amount)}  ${one.state}, asked ${one.tries} times`,
        )
        return lines.length === 0 ? 'none' : lines.join('\n')
      }),
  },
}
