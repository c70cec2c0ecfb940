import type { BetResult } from '@xinghe/rules/sports/outcome.ts'

/** By the result codes that all venues share. */
export const resultNames: Readonly<Record<BetResult, string>> = {
  A: '恢复',
  W: '赢',
  LW: '赢半',
  LL: '输半',
  L: '输',
  D: '取消',
  P: '走盘',
  C: '已兑现',
}
