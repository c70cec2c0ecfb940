import type { PreviewLineUp, PreviewPlayer } from '@xinghe/contract/sports-preview.ts'

/** A player at a place of the pitch, in percent from the left and from the top. */
export interface PlacedPlayer {
  readonly player: PreviewPlayer
  readonly left: number
  readonly top: number
}

const goalkeeperTop = 88
const lastRowTop = 70
const firstRowTop = 14

/** The starters in the rows of their formation, the goalkeeper at the bottom. */
export const pitchPlaces = ({ formation, starters }: PreviewLineUp): readonly PlacedPlayer[] => {
  const rows = formation.split('-').map(Number)
  const [goalkeeper, ...others] = starters
  if (goalkeeper === undefined) return []
  const stepTop = (lastRowTop - firstRowTop) / Math.max(1, rows.length - 1)
  let placed = 0
  const outfield = rows.flatMap((size, row) => {
    const players = others.slice(placed, placed + size)
    placed += size
    return players.map((player, at) => ({
      player,
      left: ((at + 0.5) / size) * 100,
      top: lastRowTop - row * stepTop,
    }))
  })
  return [{ player: goalkeeper, left: 50, top: goalkeeperTop }, ...outfield]
}

/** The last part of a transcribed name, where there is no room for the whole one. */
export const shortName = (name: string): string => name.split('·').at(-1) ?? name
