export const seatText = {
  limits: '查看我的限额',
} as const
