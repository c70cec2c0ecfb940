import { setMemberState, stateChanges } from '../../features/account/profile/set-member-state.ts'
import { acts, UsageFault, type Command } from './command.ts'

export const memberCommands: Record<string, Command> = {
  member: {
    usage:
      'member NAME freeze|unfreeze|close REASON\n                                   hold, release or close an account; the member reads the reason',
    parse: ([name = '', word, ...reason]) => {
      const change = stateChanges.find((one) => one === word)
      if (change === undefined) throw new UsageFault('member takes freeze, unfreeze or close')
      return acts((platform, actor) =>
        setMemberState(platform, { name, change, reason: reason.join(' '), actor }),
      )
    },
  },
}
