/** The letters of an amount spelled out, each on its own, so that each has its Traditional form. */
export const amountLetters = Array.from('零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整负')
