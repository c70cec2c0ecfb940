import type { Champion } from '@xinghe/contract/sports-champion.ts'
import type { ChampionChange } from '@xinghe/contract/sports-live.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import type { Book, BookChampion } from '../book/book.ts'
import { shownChampion } from '../book/headings.ts'
import type { LiveTopic } from './live-topic.ts'

export const liveChampions = (
  book: Book,
  gameType: GameType,
): LiveTopic<readonly Champion[], readonly ChampionChange[]> => {
  /** The JSON text last sent of each title. */
  const sent = new Map<string, string>()
  let begun = false
  const belongs = ({ champion }: BookChampion): boolean =>
    gameType === 'ALL' || gameType === 'FS' || champion.gameType === gameType

  const changeOf = (id: string, now: Instant): ChampionChange | null => {
    const title = book.champion(id)
    if (title === null) return sent.delete(id) ? { kind: 'gone', championId: id } : null
    if (!belongs(title)) return null
    const champion = shownChampion(title, now)
    const text = JSON.stringify(champion)
    if (sent.get(id) === text) return null
    sent.set(id, text)
    return { kind: 'champion', champion }
  }

  return {
    snapshot(now) {
      const champions = [...book.champions()]
        .filter(belongs)
        .map((title) => shownChampion(title, now))
      if (!begun) for (const each of champions) sent.set(each.id, JSON.stringify(each))
      begun = true
      return champions
    },
    news(changed, now) {
      const everyone = [
        ...sent.keys(),
        ...[...book.champions()].map((each) => each.champion.championId),
      ]
      const changes = [...(changed ?? new Set(everyone))].flatMap((id) => {
        const change = changeOf(id, now)
        return change === null ? [] : [change]
      })
      return changes.length === 0 ? undefined : changes
    },
  }
}
