import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readReturns } from '../../../vectors/read-returns.ts'
import type { ReturnRow } from '../returns.ts'
import { gameReturns } from './game-returns.ts'
import { rtpDocument, rtpTable } from './rtp-table.ts'
import { rtpOf } from './rtp.ts'

const asked = readReturns()

let computed: ReturnRow[]
beforeAll(() => {
  computed = gameReturns()
})

const find = (rows: readonly ReturnRow[], { game, bet }: ReturnRow): ReturnRow | undefined =>
  rows.find((row) => row.game === game && row.bet === bet)
const written = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe('the return', () => {
  it.each(asked)('of $game $bet is the exact fraction', (row) => {
    expect(find(computed, row)?.value).toEqual(row.value)
  })

  it('is known for every bet that a game has, and for no bet twice', () => {
    expect(computed.filter((row) => find(asked, row) === undefined)).toEqual([])
    expect(new Set(computed.map(({ game, bet }) => `${game} ${bet}`)).size).toBe(computed.length)
    expect(computed).toHaveLength(111)
  })
})

describe('what `npm run rtp` has written', () => {
  it('is what the rules give', () => {
    const table = rtpTable(computed)
    expect(written('rules/src/games/rtp/rtp.json')).toBe(`${JSON.stringify(table, null, 2)}\n`)
    expect(written('docs/RTP.md')).toBe(rtpDocument(table))
    for (const [code, rows] of Object.entries(table)) expect(rtpOf(code)).toEqual(rows)
  })

  it('lists games by their code', () => {
    for (const code of 'GEM KOI FLY DRG BJ NN ZJH K3 SSC PK10 LHC BA1 BA2 BA3 DT1 RL1 FISH'.split(
      ' ',
    ))
      expect(rtpOf(code).length, code).toBeGreaterThan(0)
    expect(rtpOf('none')).toEqual([])
  })

  it('lists a bet of several tables with each of them', () => {
    const betsOf = (code: string) => rtpOf(code).map(({ bet }) => bet)
    const [withCommission, free] = ['庄 0.95:1', '免佣庄 (6点赢半)']
    for (const [code, has, lacks] of [
      ['BA1', withCommission, free],
      ['BA2', free, withCommission],
      ['BA3', withCommission, free],
    ] as const) {
      expect(betsOf(code), code).toHaveLength(9)
      expect(betsOf(code)).toContain(has)
      expect(betsOf(code)).not.toContain(lacks)
    }
  })
})
