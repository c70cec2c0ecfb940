import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'

const football = [
  '竞技',
  '联',
  '城',
  '流浪',
  '体育',
  '联合',
  '漫游者',
  '铁路',
  '海员',
  '青年人',
  '勇士',
]
const court = [
  '飞虎',
  '雄鹰',
  '猎豹',
  '巨浪',
  '烈焰',
  '银狼',
  '惊雷',
  '苍龙',
  '铁骑',
  '飓风',
  '黑熊',
]
const field = [
  '战斧',
  '野牛',
  '灰狼',
  '长矛',
  '铁壁',
  '山猫',
  '风暴',
  '红隼',
  '猛犸',
  '飞鲨',
  '金甲',
]
const ice = ['冰川', '白熊', '雪豹', '霜狼', '冰锋', '极光', '寒鸦', '银刃', '雪鸮', '北风', '冰鲸']
const volley = ['海燕', '银帆', '青藤', '飞鸿', '白鹭', '红枫', '金雀', '云雀', '翠鸟', '长空']
const teams = [
  '夜鸦',
  '星轨',
  '零度',
  '孤狼',
  '幻影',
  '逐光',
  '赤焰',
  '潮汐',
  '回响',
  '白夜',
  '极昼',
]

/** Follows the town in a club's name. */
const suffixes: Partial<Record<Discipline, readonly string[]>> = {
  football,
  'virtual-football': football,
  basketball: court,
  baseball: field,
  'american-football': field,
  rugby: field,
  'ice-hockey': ice,
  handball: volley,
  volleyball: volley,
  esports: teams,
}

export const clubSuffixes = (discipline: Discipline): readonly string[] =>
  suffixes[discipline] ?? football
