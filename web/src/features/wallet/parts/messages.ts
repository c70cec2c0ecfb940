/** The letters of an amount spelled out, each on its own, so that each has its Traditional form. */
export const amountLetters = Array.from('零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整负')

/** Texts that several pages of the wallet share. */
export const partsText = {
  showAmounts: '显示金额',
  hideAmounts: '隐藏金额',
  support: '联系客服',
  copied: '已复制',
  copyFault: '复制失败，请手动复制',
  password: '取款密码',
  passwordEmpty: '请输入6位取款密码',
  passwordUnset: '请先设置取款密码',
  passwordUnsetLine: '取款密码用于每一次取款，设置后即可继续。',
  passwordSet: '去设置',
  heldUntil: '冷静期至 {time}，期间不能取款至该账户',
  unansweredAsk: '确认结果',
  unansweredKeep: '返回',
} as const
