import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'

interface LetterText {
  readonly title: string
  readonly body: string
}

/** In Simplified Chinese. */
export const risenLetter = (
  grade: number,
  gifts: readonly { readonly amount: Fen }[],
  days: number,
): LetterText => {
  const sum = gifts.reduce((total, { amount }) => total + amount, 0n)
  return sum === 0n
    ? {
        title: `等级恢复至 VIP ${grade}`,
        body: `您本月的有效流水已达标，等级恢复至 VIP ${grade}。`,
      }
    : {
        title: `恭喜晋级 VIP ${grade}`,
        body: `您的等级已升至 VIP ${grade}，晋级礼金 ${fenToCny(sum)} 可在 ${days} 天内领取。`,
      }
}

export const fallenLetter = (before: number, grade: number, keep: Fen): LetterText => ({
  title: `等级调整为 VIP ${grade}`,
  body: `上月有效流水未达到 VIP ${before} 的保级要求，等级调整为 VIP ${grade}。本月有效流水达到 ${fenToCny(keep)} 即可恢复。`,
})
