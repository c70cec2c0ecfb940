import type { WireAnswer } from '@xinghe/contract/sports-methods.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { BookChampion } from '../book/book.ts'
import { championHeading, wireChampion } from '../book/headings.ts'
import { checkFeed, type Method } from './method.ts'

type SentChampion = WireAnswer<'champions'>['champions'][number]

const sentChampion = (title: BookChampion, now: Instant, language: Language): SentChampion => {
  const told = wireChampion(title, now)
  return {
    ...told,
    league: inScript(language, told.league),
    closesAt: new Date(told.closesAt).toISOString(),
    runners: told.runners.map(([id, name, price]) => [id, inScript(language, name), price]),
  }
}

export const readChampions: Method<'champions'> = async ({ book }, input, { member, language }) => {
  checkFeed(book)
  const { gameType = 'ALL', showType } = input
  // FS is another way to ask for the champions of every sport.
  const sport = gameType === 'ALL' || gameType === 'FS' ? null : gameType
  const titles = [...book.champions()].filter(
    (title) =>
      (sport === null || title.champion.gameType === sport) &&
      (showType === undefined || championHeading(title, member.now) === showType),
  )
  return {
    topic: championsTopic(sport ?? 'ALL', language),
    champions: titles
      .map((title) => sentChampion(title, member.now, language))
      .sort((one, other) => (one.championId < other.championId ? -1 : 1)),
  }
}
