import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { decideReview, listReviews } from '../../features/promotions/reviews/decide-review.ts'
import { acts, reads, UsageFault, type Command } from './command.ts'

export const awardReviewCommands: Record<string, Command> = {
  'award-reviews': {
    usage: 'award-reviews                    list awards in review; answer within 24 hours',
    parse: () =>
      reads(async (platform) => {
        const waiting = await listReviews(platform)
        if (waiting.length === 0) return 'none waits'
        return waiting
          .map(({ id, offeredAt, memberId, source, period, item, amount }) =>
            [id, siteMinute(offeredAt), memberId, source, period, item, fenToText(amount)].join(
              '  ',
            ),
          )
          .join('\n')
      }),
  },
  'award-review': {
    usage:
      'award-review ID grant|refuse REASON\n' +
      '                                   pay an award in review, or refuse it; the member reads the\n' +
      '                                   reason of a refusal',
    parse: ([id = '', word, ...rest]) => {
      if (id === '') throw new UsageFault('award-review takes an id; "award-reviews" lists them')
      if (word !== 'grant' && word !== 'refuse')
        throw new UsageFault('award-review takes grant or refuse')
      const reason = rest.join(' ').trim()
      if (reason === '') throw new UsageFault(`${word} takes a reason`)
      const isGranted = word === 'grant'
      return acts(async (platform, actor) => {
        const decided = await decideReview(platform, { id, isGranted, reason, actor })
        if (decided === null) throw new UsageFault(`no award "${id}" is in review`)
        return `${id} is ${isGranted ? 'granted' : 'refused'}`
      })
    },
  },
}
