import { describe, expect, it } from 'vitest'
import { combinationText, pickText, type PickTerms } from './pick-text.ts'

const pick = (more: Partial<PickTerms>): PickTerms => ({
  gameType: 'FT',
  play: 'M',
  side: 'H',
  line: null,
  goalNumber: null,
  ...more,
})

describe('a pick in words', () => {
  it.each<[Partial<PickTerms>, string]>([
    [{}, '全场独赢 主队'],
    [{ play: 'R', side: 'C', line: -3 }, '全场让球 客队 0.5 / 1'],
    [{ play: 'HOU', side: 'U', line: 5 }, '半场大小 小 1 / 1.5'],
    [{ gameType: 'BK', play: 'Q2R', side: 'H', line: -10 }, '第2节让分 主队 -2.5'],
    [{ play: 'PD', side: 'other' }, '全场波胆 其他比分'],
    [{ play: 'T', side: '7+' }, '全场总入球 7球或以上'],
    [{ play: 'F', side: 'HN' }, '半场/全场 主队/和局'],
    [{ play: 'NG', side: 'N', goalNumber: 2 }, '全场下一球（第2球） 无进球'],
    [{ gameType: 'TN', play: 'PTOU', side: 'O', line: 86 }, '全场总局数大小 大 21.5'],
  ])('%j', (more, text) => {
    expect(pickText(pick(more), null)).toBe(text)
  })

  it.each([
    ['badminton', 'R', '全场让局 主队 -0.5'],
    ['badminton', 'Q1R', '第1局让分 主队 -0.5'],
    ['handball', 'R', '全场让球 主队 -0.5'],
    ['ice-hockey', 'Q1R', '第1节让球 主队 -0.5'],
    ['rugby', 'R', '全场让分 主队 -0.5'],
    ['american-football', 'Q1R', '第1节让分 主队 -0.5'],
  ] as const)('speaks as %s does of %s', (discipline, play, text) => {
    const sport = { gameType: 'OP', discipline } as const
    expect(pickText(pick({ ...sport, play, side: 'H', line: -2 }), null)).toBe(text)
  })

  it('calls a team by name where it is known', () => {
    const teams = { H: '临江', C: '北岭' }
    const named = (more: Partial<PickTerms>) => pickText(pick(more), null, teams)
    expect(named({ play: 'R', side: 'C', line: 2 })).toBe('全场让球 北岭 -0.5')
    expect(named({ side: 'N' })).toBe('全场独赢 和局')
    expect(named({ play: 'F', side: 'HC' })).toBe('半场/全场 主队/客队')
  })

  it('calls a runner by name', () => {
    expect(pickText(pick({ play: 'FS', side: 't1' }), '沙洲')).toBe('冠军 沙洲')
    expect(pickText(pick({ play: 'FS', side: 't1' }), null)).toBe('冠军 t1')
  })
})

it('writes combinations as members read them', () => {
  expect(['3x1', '3x4', '2of3', '10x1'].map(combinationText)).toEqual([
    '3串1',
    '3串4',
    '3选2',
    '10串1',
  ])
})
