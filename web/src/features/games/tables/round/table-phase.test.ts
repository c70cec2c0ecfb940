import { instant } from '@xinghe/rules/base/instant.ts'
import { describe, expect, it } from 'vitest'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { tableCodes } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { revealTimes, seatsOf } from './reveal-times.ts'
import { momentOf } from './table-phase.ts'

const seconds = (count: number) => instant(count * 1_000)
const round = {
  id: '8',
  name: '20261117-0008',
  state: 'betting' as const,
  opensAt: seconds(36),
  closesAt: seconds(56),
  drawsAt: seconds(57),
}
/** Player 9, banker 8: four cards. */
const drawAt = (count: number) => ({
  id: '7',
  number: 7,
  name: '20261117-0007',
  numbers: [8, 7, 12, 25],
  drawsAt: seconds(count),
})

describe('the phase of a table', () => {
  const at = (
    now: number,
    over: Partial<Parameters<typeof momentOf>[0]> = {},
  ): ReturnType<typeof momentOf> =>
    momentOf({ code: 'BA1', round, draw: drawAt(21), isStill: false, ...over }, seconds(now))

  it('is betting until the close, whatever was drawn before', () => {
    expect(at(36)).toEqual({ phase: 'betting', until: seconds(56) })
    expect(at(55.9).phase).toBe('betting')
  })

  it('is closing from then on, told or not', () => {
    expect(at(56)).toEqual({ phase: 'closing', until: seconds(57) })
    expect(at(56.5, { round: { ...round, state: 'closed' } }).phase).toBe('closing')
    expect(at(57.5, { round: { ...round, state: 'closed' } })).toEqual({
      phase: 'closing',
      until: null,
    })
  })

  it('is dealing while the draw is shown, then the result until the next round', () => {
    const drawn = { round: { ...round, state: 'drawn' as const }, draw: drawAt(57) }
    const endMs = revealTimes('BA1', drawn.draw.numbers).endMs
    expect(at(57.1, drawn)).toEqual({ phase: 'dealing', until: instant(57_000 + endMs) })
    expect(at(57 + endMs / 1_000, drawn)).toEqual({ phase: 'result', until: seconds(72) })
    expect(at(72, drawn).phase).toBe('waiting')
  })

  it('tells the result at once to members who want no motion', () => {
    const drawn = { round: { ...round, state: 'paid' as const }, draw: drawAt(57), isStill: true }
    expect(at(57, drawn).phase).toBe('result')
  })

  it('says when a round was cancelled or none runs', () => {
    expect(at(50, { round: { ...round, state: 'void' } }).phase).toBe('void')
    expect(at(50, { round: null, draw: null })).toEqual({ phase: 'waiting', until: null })
  })
})

it.each(tableCodes)('%s has told every draw before its next round opens', (code) => {
  const table = tableOf(code)
  const rng = seededRng(3)
  for (let turn = 0; turn < 200; turn += 1) {
    const numbers = table.draw(rng)
    const { cards, endMs } = revealTimes(code, numbers)
    expect(endMs).toBeLessThan((table.everySeconds - table.drawSeconds) * 1_000 - 2_000)
    expect(seatsOf(code, numbers)).toHaveLength(cards.length)
    for (const { dealtMs, turnedMs } of cards) {
      expect(turnedMs).toBeGreaterThan(dealtMs)
      expect(endMs).toBeGreaterThan(turnedMs)
    }
  }
})

it('turns the player before the banker, and third cards one by one', () => {
  // Player 0 + 0 + 4, banker 3 + 0 + 2: six cards.
  const numbers = [12, 2, 25, 38, 3, 1]
  expect(seatsOf('BA1', numbers)).toEqual([
    'player',
    'banker',
    'player',
    'banker',
    'player',
    'banker',
  ])
  const turned = revealTimes('BA1', numbers).cards.map(({ turnedMs }) => turnedMs)
  const [player = 0, banker = 0, playerAgain, bankerAgain, third = 0, last = 0] = turned
  expect([playerAgain, bankerAgain]).toEqual([player, banker])
  expect(player < banker && banker < third && third < last).toBe(true)
  // The player stands on 7: the fifth card is the banker's.
  expect(seatsOf('BA1', [6, 4, 12, 25, 3]).at(-1)).toBe('banker')
})
