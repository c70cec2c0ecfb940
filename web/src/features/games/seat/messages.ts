export const seatText = {
  limits: '查看我的限额',
  drop: '不再查询',
  dropAsk: '不再查询后，请到投注记录中核对这一笔是否已经生效。',
  dropKeep: '返回',
} as const
