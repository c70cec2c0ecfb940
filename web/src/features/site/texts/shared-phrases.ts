/** Phrases that stand in several documents and must read the same in each. */
export const updated = '2026 年 11 月 15 日更新'

export const demoNote =
  '演示环境为虚拟资金：余额、存款与取款只在本系统内记账，不能兑换现金或实物。只有运营者接入持牌支付渠道后，才涉及真实资金。'

export const officialChannelNote =
  '存款渠道只以本站页面、本站应用或官方在线客服提供的为准。任何线下代充、私人收款都不是本站业务，本站不予认可。'

export const codeNote = '工作人员不会以任何理由向您索要密码、取款密码或验证码。'
