import type { Instant } from '@xinghe/rules/base/instant.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { canBeHit, fishOf, type Fish } from '@xinghe/rules/games/fishing/sea.ts'
import type { ShotHit } from '@xinghe/rules/games/fishing/shoot.ts'
import type { VoidReason } from '@xinghe/rules/games/fishing/shots.ts'
import type { AskedShots } from './asked-shots.ts'
import type { TakenFish } from './store-fish.ts'

const voidReason = (
  fish: Fish,
  room: number,
  { isTaken, isCaught }: TakenFish,
  now: Instant,
): VoidReason | null => {
  if (!canBeHit(fish, now)) return 'gone'
  const place = { room, fish: fish.id }
  if (isCaught(place)) return 'caught'
  return isTaken(place) ? null : 'taken'
}

/** Which hits count. It is decided before anything is drawn: voiding a drawn hit would take wins away. */
export const judgeHits = (
  { room, hits }: Pick<AskedShots, 'room' | 'hits'>,
  sea: string,
  taken: TakenFish,
  now: Instant,
): Result<readonly ShotHit[], 'fish-unknown'> => {
  const judged: ShotHit[] = []
  for (const { fish: id, bullet } of hits) {
    const fish = fishOf(sea, id)
    if (fish === null) return no('fish-unknown')
    const reason = voidReason(fish, room, taken, now)
    judged.push({ fish: id, bullet: Number(bullet), void: reason, kind: fish.kind, multiple: 0 })
  }
  return ok(judged)
}
