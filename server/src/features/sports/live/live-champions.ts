import type { ChampionsDelta, ChampionsSnapshot } from '@xinghe/contract/sports-live.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import type { Book, BookChampion } from '../book/book.ts'
import { wireChampion } from '../book/headings.ts'
import type { LiveTopic } from './live-board.ts'

export const liveChampions = (book: Book, gameType: GameType): LiveTopic => {
  const told = new Map<string, string>()
  let begun = false
  const belongs = ({ champion }: BookChampion): boolean =>
    gameType === 'ALL' || gameType === 'FS' || champion.gameType === gameType

  const changeOf = (id: string, now: Instant): ChampionsDelta[number] | null => {
    const title = book.champion(id)
    if (title === null) return told.delete(id) ? [id] : null
    if (!belongs(title)) return null
    const wire = wireChampion(title, now)
    const text = JSON.stringify(wire)
    if (told.get(id) === text) return null
    told.set(id, text)
    return wire
  }

  return {
    snapshot(now): ChampionsSnapshot {
      const champions = [...book.champions()]
        .filter(belongs)
        .map((title) => wireChampion(title, now))
      if (!begun) for (const wire of champions) told.set(wire.championId, JSON.stringify(wire))
      begun = true
      return { champions }
    },
    delta(changed, now): ChampionsDelta | undefined {
      const everyone = [
        ...told.keys(),
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
