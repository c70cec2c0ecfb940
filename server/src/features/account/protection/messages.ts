import type { RunningBreak } from '@xinghe/rules/account/play-break.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'

const names = { 'self-excluded': '自我排除', 'cooling-off': '冷静期' } as const
const meanwhile = '期间您仍可登录、查看记录和取款，其他操作暂停。暂停期不能缩短或取消。'

/** The letter that confirms the change. */
export const breakLetter = ({ why, until }: RunningBreak): { title: string; body: string } => {
  if (until === null) {
    return { title: '永久自我排除已生效', body: `您的账户已永久自我排除。${meanwhile}` }
  }
  return {
    title: `${names[why]}已生效`,
    body: `您的${names[why]}将于 ${siteMinute(until)}（GMT+8）结束。${meanwhile}`,
  }
}
