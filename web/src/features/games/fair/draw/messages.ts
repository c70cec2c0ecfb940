export const chainText = {
  title: '公平验证',
  intro:
    '每个结果都来自事先公布起点的哈希链。结果揭晓后公布它的种子：种子的哈希必须等于上一个种子，链首与盐值早已公布，投注不参与运算。',
  start: '链首（开局前公布）',
  place: '已用 {used} 环，共 {length} 环',
  salt: '盐值',
  ofSeal: '账本封印 #{number}（事先指定 #{promised}）',
  ofBeacon: '公共随机信标第 {promised} 轮（事先指定）',
  onBeacon: '在信标上核对',
  local: '盐值取自本站账本封印，保护弱于公共随机信标。',
  late: '产生首个结果时指定的封印尚未出现，已取最新封印。',
} as const
