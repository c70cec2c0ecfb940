import type { MatchDelta, MatchSnapshot } from '@xinghe/contract/sports-live.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { makeMatchBook } from '../book/match-book.ts'
import { makeFollowing } from './following.ts'

/** The matches of slip and running bets. Its names are in one script: only prices and scores are shown. */
export const followedBook = makeMatchBook()

/** Until its snapshot is there the book has nothing of a match; the same once it is gone. */
export const { follow: followMatch, renew: renewMatches } = makeFollowing((gide) => {
  const leave = subscribeNamed(matchTopic(gide), ({ kind, data }) => {
    const news =
      kind === 'snap' ? ((data as MatchSnapshot).match ?? [gide]) : (data as MatchDelta).move
    if (news !== undefined) followedBook.receive([news as [gide: string]])
  })
  return () => {
    leave()
    followedBook.receive([[gide]])
  }
})
