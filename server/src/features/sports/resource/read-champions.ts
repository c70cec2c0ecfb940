import type { Champion } from '@xinghe/contract/sports-champion.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { BookChampion } from '../book/book.ts'
import { championHeading, shownChampion } from '../book/headings.ts'
import { checkFeed, type Method } from '../parts/method.ts'

const namedChampion = (title: BookChampion, now: Instant, language: Language): Champion => {
  const shown = shownChampion(title, now)
  return {
    ...shown,
    league: inScript(language, shown.league),
    runners: shown.runners.map((runner) => ({ ...runner, name: inScript(language, runner.name) })),
  }
}

export const readChampions: Method<'champions'> = async ({ book }, input, { now, language }) => {
  checkFeed(book)
  const { gameType = 'ALL', showType } = input
  // FS is another way to ask for the champions of every sport.
  const sport = gameType === 'ALL' || gameType === 'FS' ? null : gameType
  const titles = [...book.champions()].filter(
    (title) =>
      (sport === null || title.champion.gameType === sport) &&
      (showType === undefined || championHeading(title, now) === showType),
  )
  return {
    topic: championsTopic(sport ?? 'ALL', language),
    champions: titles
      .map((title) => namedChampion(title, now, language))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}
