import { describe, expect, it } from 'vitest'
import { instant, later, secondMs } from '@xinghe/rules/base/instant.ts'
import { ended, happened, reportAt } from '../../../../test/sports-news.ts'
import { makeEarlyResults } from './early-results.ts'

const start = instant(1_800_000_000_000)
const at = (seconds: number) => later(start, seconds * secondMs)
const confirmMs = 30 * secondMs
const nil = reportAt([0, 0])
const one = reportAt([1, 0])
const two = reportAt([1, 1])

const scoreOf = (due: ReturnType<ReturnType<typeof makeEarlyResults>['due']>) =>
  due.map(({ report: { tallies } }) => [tallies.score?.full?.home, tallies.score?.full?.away])

describe('a report of a running match', () => {
  it('is returned once, when it is old enough', () => {
    const early = makeEarlyResults()
    early.hear(happened('m1', at(0), 'score', one))
    early.hear(happened('m1', at(5), 'corner', one))
    expect(early.due(at(29), confirmMs)).toEqual([])
    expect(scoreOf(early.due(at(30), confirmMs))).toEqual([[1, 0]])
    expect(early.due(at(90), confirmMs)).toEqual([])
  })

  it('is returned before a later report, each when it is old enough', () => {
    const early = makeEarlyResults()
    early.hear(happened('m1', at(0), 'score', one))
    early.hear(happened('m1', at(10), 'score', two))
    expect(scoreOf(early.due(at(35), confirmMs))).toEqual([[1, 0]])
    expect(scoreOf(early.due(at(40), confirmMs))).toEqual([[1, 1]])
  })

  it('is dropped when the feed takes it back before it is old enough', () => {
    const early = makeEarlyResults()
    early.hear(happened('m1', at(0), 'period-start', nil))
    early.due(at(30), confirmMs)
    early.hear(happened('m1', at(40), 'score', one))
    early.hear(happened('m1', at(50), 'danger', nil))
    expect(scoreOf(early.due(at(70), confirmMs))).toEqual([])
    expect(scoreOf(early.due(at(80), confirmMs))).toEqual([[0, 0]])
  })

  it('is returned although it contradicts a report that was returned before', () => {
    const early = makeEarlyResults()
    early.hear(happened('m1', at(0), 'score', one))
    early.due(at(30), confirmMs)
    early.hear(happened('m1', at(60), 'danger', nil))
    expect(scoreOf(early.due(at(90), confirmMs))).toEqual([[0, 0]])
  })

  it('is dropped when a result comes or its match ends', () => {
    const early = makeEarlyResults()
    early.hear(happened('m1', at(0), 'score', one))
    early.hear({ kind: 'result', at: at(1), matchId: 'm1', revision: 3, report: one })
    early.hear(happened('m2', at(0), 'score', one))
    for (const news of ended('m2', at(2), [1, 0])) early.hear(news)
    early.hear(happened('m3', at(0), 'score', one))
    early.hear({ kind: 'interrupted', at: at(2), matchId: 'm3', revision: 3, report: one })
    early.hear(happened('m4', at(0), 'score', one))
    early.forget('m4')
    expect(early.due(at(60), confirmMs)).toEqual([])
  })
})
