import { pickOne } from '../base/pick-one.ts'
import type { Rng } from '../base/rng.ts'

/** What simulated chatters say: about the pitch only, never about bets, wins or answers to members. */
const lines = {
  score: ['这球进得漂亮', '防守站位有问题', '门前配合真流畅', '比分变了，节奏要快起来了'],
  corner: ['角球机会来了', '这个角球开得一般', '角球防守要注意后点'],
  yellow: ['这个犯规没必要', '裁判出牌有点快', '动作大了点'],
  red: ['少一个人不好踢了', '红牌改变场面了', '得马上换人调整'],
  penalty: ['点球，关键时刻', '门将扑哪边呢'],
  danger: ['刚才这脚差一点', '这次进攻有威胁', '门将反应真快'],
  'period-start': ['开始了，看比赛', '这一节节奏应该更快', '两边都很积极'],
  'period-end': ['上半段打得不错', '休息一下接着看', '教练该调整了'],
  end: ['比赛结束，踢得精彩', '今天两队都尽力了'],
  calm: ['中场争得很凶', '传控踢得挺耐心', '边路速度很快', '体能开始下降了', '这场节奏不慢'],
} as const

const isKnown = (kind: string): kind is keyof typeof lines => Object.hasOwn(lines, kind)

export const chatterLine = (rng: Rng, kind: string | null): string =>
  pickOne(rng, lines[kind !== null && isKnown(kind) ? kind : 'calm'])
