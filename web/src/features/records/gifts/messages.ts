import type { AwardState } from '@xinghe/rules/base/award.ts'

export const giftText = {
  title: '礼金记录',
  kind: '来源',
  kindAll: '全部来源',
  state: '状态',
  stateAll: '全部状态',

  sumGranted: '已到账合计',
  sumLine: '按所选时段与条件合计',

  list: '礼金明细',
  loading: '正在加载礼金记录',
  fault: '礼金记录加载失败',
  empty: '这段时间没有礼金记录',
  emptyLine: '参加活动、升级VIP都能获得礼金。',
  viewOf: '查看 {id} 的详情',
  detailTitle: '礼金详情',

  time: '时间',
  name: '名称',
  amount: '金额',
  turnover: '流水',
  noTurnover: '无要求',
  turnoverLine: '{done} / {asked}',
  released: '已解除',
  id: '编号',
  copyId: '复制编号',
  multiple: '流水倍数',
  multipleValue: '{multiple} 倍',
  offeredAt: '发放时间',
  claimUntil: '领取截止',
  grantedAt: '到账时间',
  endedAt: '结束时间',
  claimHere: '去福利中心领取',
} as const

export const giftStateText: Record<AwardState, string> = {
  offered: '待领取',
  granted: '已到账',
  expired: '已过期',
  review: '审核中',
  refused: '未通过',
  quit: '已退出',
}
