/** The categories' own names are those of the records. */
export const weightsText = {
  award: '奖励的流水：{reduced}，其他全额计入；对冲投注不计。',
  reduced: '{categories}按 {weight} 计入',
} as const
