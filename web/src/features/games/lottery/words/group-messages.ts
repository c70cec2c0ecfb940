import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'

export interface PlayGroup {
  readonly key: string
  readonly name: string
  readonly plays: readonly string[]
}

/** Plays that share a tab of the board. */
export const playGroups: Readonly<Record<LotteryCode, readonly PlayGroup[]>> = {
  K3: [
    { key: 'sum', name: '和值两面', plays: ['size', 'parity', 'sum'] },
    { key: 'same', name: '同号', plays: ['any-triple', 'triple', 'pair', 'pair-single'] },
    {
      key: 'different',
      name: '不同号',
      plays: ['contains', 'any-straight', 'two-different', 'three-different'],
    },
  ],
  SSC: [
    { key: 'sides', name: '两面', plays: ['total-side', 'dragon-tiger', 'tie', 'place-side'] },
    { key: 'digit', name: '定位胆', plays: ['digit'] },
    { key: 'shape', name: '三星形态', plays: ['three-shape'] },
    { key: 'two', name: '二星', plays: ['two-straight', 'two-group'] },
    { key: 'three', name: '三星', plays: ['three-straight', 'three-group-3', 'three-group-6'] },
    { key: 'five', name: '五星', plays: ['five-straight'] },
  ],
  PK10: [
    { key: 'sides', name: '两面', plays: ['top-sum-side', 'dragon-tiger', 'rank-side'] },
    { key: 'rank', name: '定位', plays: ['rank'] },
    { key: 'sum', name: '冠亚和', plays: ['top-sum'] },
    { key: 'two', name: '前二', plays: ['two-straight', 'two-group'] },
    { key: 'three', name: '前三', plays: ['three-straight', 'three-group'] },
  ],
  LHC: [
    { key: 'special', name: '特码', plays: ['special', 'special-side', 'wave'] },
    { key: 'zodiac', name: '生肖', plays: ['special-zodiac', 'any-zodiac'] },
    { key: 'tail', name: '尾数', plays: ['special-tail', 'any-tail'] },
    { key: 'normal', name: '正码', plays: ['normal', 'total-side'] },
    { key: 'place', name: '正码特', plays: ['normal-place'] },
    { key: 'all', name: '连码', plays: ['two-all', 'three-all', 'four-all'] },
    { key: 'none', name: '不中', plays: ['five-none', 'ten-none'] },
  ],
}
