import { matchTopicCodec } from '@xinghe/contract/sports-live.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { makeMatchBook } from '../book/match-book.ts'
import { subscribeBook } from '../book/subscribe-book.ts'
import { makeFollowing } from './following.ts'

/** The matches of slip and running bets, with names in the language shown. */
export const followedBook = makeMatchBook()

/** Undefined before the snapshot of a match, and once the match is gone. */
export const { follow: followMatch, renew: renewMatches } = makeFollowing((matchId) => {
  const gone = { kind: 'gone', matchId } as const
  const leave = subscribeBook(matchTopic(matchId, currentLanguage()), matchTopicCodec, {
    snapshot: ({ match }) =>
      followedBook.receive([match === null ? gone : { kind: 'match', match }]),
    news: ({ change }) => {
      if (change !== null) followedBook.receive([change])
    },
  })
  return () => {
    leave()
    followedBook.receive([gone])
  }
})
