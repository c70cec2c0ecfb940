/** Why a bet cannot be cashed out now; other reasons have the text of their refusal. */
export const noOfferReasons: Readonly<Record<string, string>> = {
  'market-suspended': '盘口暂停，恢复后可以兑现',
  'market-closed': '盘口已关闭，暂不能兑现',
  'feed-silent': '赛事数据中断，暂不能兑现',
  'no-price': '目前没有报价，暂不能兑现',
  'no-answer': '暂时取不到报价，正在重试',
}

/** Why a request was not carried out. */
export const refusedReasons: Readonly<Record<string, string>> = {
  'score-moved': '比分已变化',
  'red-card': '场上出现红牌',
  'market-suspended': '盘口已暂停',
  'market-closed': '盘口已关闭',
  'feed-silent': '赛事数据中断',
  'value-moved': '报价已变动',
  'no-price': '目前没有报价',
}

export const cashOutText = {
  title: '提前兑现',
  offer: '提前兑现 {value}',
  none: '提前兑现：{why}',
  explain: '报价按当前赔率计算，已扣除平台的费用，一般低于注单此刻的理论价值。',
  explainSlip: '接受后的注单可以在“我的注单”里提前兑现：按当时的报价立即到账，报价含平台费用。',
  share: '兑现比例',
  shareValue: '兑现 {share}%',
  paid: '到账 {value}',
  rest: '其余 {share}% 按原赔率继续',
  whole: '整张注单就此了结',
  better: '报价升高时按更高金额到账，降低时先征得您同意。',
  any: '按成交时的报价到账，高低都接受。',
  countdown: '滚球需确认约 {seconds} 秒，期间进球、红牌或暂停会使兑现失效。',
  go: '兑现 {value}',
  ask: '确认兑现 {share}%？到账 {value}，不能撤销。',
  confirm: '确认兑现 {value}',
  fallen: '报价由 {from} 降至 {to}，请重新确认。',
  back: '返回',
  cancel: '取消',

  sending: '正在提交兑现',
  unknown: '没有收到回应，正在按请求编号查询，不会重复兑现。',
  missing: '服务器没有收到这次兑现，注单没有变动。',
  resend: '重新提交',
  abandon: '放弃',
  confirming: '兑现确认中',
  confirmingLine: '兑现 {share}%，{value}；比分或盘口有变化可能不被接受。',
  accepted: '已兑现 {value}',
  refused: '未能兑现：{why}',
  ok: '知道了',

  parts: '兑现记录',
  part: '已兑现 {share}%',
  partPaid: '本金 {risk}，到账 {value}',
} as const
