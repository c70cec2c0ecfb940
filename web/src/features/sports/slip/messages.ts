import type { PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import type { StakeSettingFault } from '@xinghe/rules/sports/slip-settings.ts'

export const policyNames: Readonly<Record<PriceChangePolicy, string>> = {
  none: '不接受变化',
  better: '接受更好赔率',
  any: '接受任何变化',
}

export const policyLines: Readonly<Record<PriceChangePolicy, string>> = {
  none: '赔率有任何变化，都先征得您同意',
  better: '赔率变高直接接受，变低时先征得您同意',
  any: '赔率变高变低都直接接受，负赔率的需付金额会随之增减；盘口变化仍会询问',
}

export const settingFaults: Readonly<Record<StakeSettingFault, string>> = {
  'stakes-none': '请至少保留一个快捷金额',
  'stake-shape': '请输入大于 0 的金额，最多两位小数',
  'stake-repeated': '快捷金额不能重复',
}

export const settingsText = {
  title: '投注设置',
  close: '关闭投注设置',
  oddsType: '盘口类型',
  oddsTypeLine: '只用于让球、大小盘口，其余盘口按欧洲盘显示。串关一律按香港盘计算。',
  policy: '赔率变化时',
  quick: '快捷金额',
  quickLine: '最多 {most} 个，按此顺序显示在交易单里。',
  quickOne: '快捷金额 {number}',
  addQuick: '添加',
  removeQuick: '移除快捷金额 {number}',
  defaultStake: '默认投注额',
  defaultStakeLine: '新加入的投注项自动填入；留空则不填。',
  keepAfter: '投注成功后保留投注项',
  cancel: '取消',
  save: '保存设置',
  saved: '投注设置已保存',
  fault: '没有保存：{why}',
} as const

export const slipText = {
  title: '交易单',
  modes: '投注方式',
  single: '单式',
  multiple: '多式',
  series: '串关',
  seriesOdds: '串关按香港盘计算，取消串关后恢复{type}',
  clear: '清空交易单',
  remove: '移除 {pick}',
  empty: '交易单是空的',
  emptyLine: '点击任意赔率，投注项会出现在这里。',
  waiting: '登录后即可投注，选好的投注项会保留。',
  login: '登录',

  inPlay: '滚球',
  scoreNow: '当前比分 {score}',
  stale: '赔率可能已过时',
  oddsAre: '赔率 {odds}',
  oddsMoved: '赔率由 {before} 变为 {after}',
  lineMoved: '盘口由 {before} 变为 {after}',

  stakeOf: '{pick} 投注额',
  unitStakeOf: '{code} 每注金额',
  placeholder: '输入金额',
  limits: '限额 {min} - {max}',
  limitsWaiting: '正在读取限额',
  win: '可赢',
  risk: '本金',
  riskLine: '负赔率：需付 {risk}，赢得投注额',
  clamped: '已按余额或限额调整为 {amount}',
  bets: '{count} 注',
  betsRisk: '{count} 注，共 {risk}',
  hongKong: '香港盘',
  moreWays: '更多串法（{count}）',
  fewerWays: '收起串法',

  quick: '快捷金额',
  quickAdd: '+{amount}，加到投注额',
  all: '全部',
  allLabel: '全部，投入可投的最高金额',

  wallet: '体育钱包',
  balance: '可用余额',
  ofCentre: '含中心钱包 {amount}，投注时自动转入',
  totalRisk: '投注总额',
  totalWin: '最高可赢',
  cap: '今日最高派彩 {amount}，尚余 {left}',
  capShort: '可赢金额超过今日剩余派彩，超出部分不予派发',
  countdownAhead: '滚球注单需确认约 {seconds} 秒',
  policy: '赔率变化',
  keepAfter: '投注后保留',

  place: '投注',
  placeSum: '投注 {amount}',
  agree: '接受变化并投注',
  quoteFault: '暂时读不到最新赔率：{why}',
  offline: '网络已断开，恢复后即可投注',

  confirming: '注单确认中',
  confirmingLine: '确认期间比分、红牌或盘口有变化，注单可能不被接受，届时本金立即退回。',
  remaining: '{seconds} 秒',
  deciding: '等待结果',
  accepted: '投注成功',
  refused: '未被接受',
  partly: '部分注单未被接受',
  refusedAll: '注单未被接受',
  refusedLine: '未接受的不扣款，投注项已保留',
  ticket: '注单号',
  copy: '复制注单号',
  copied: '已复制',
  copyFailed: '复制失败',
  keepPicks: '保留投注项',
  done: '完成',
  backToSlip: '返回交易单',

  unknown: '正在确认这笔投注',
  unknownLine: '网络中断，没有收到回应。正在按请求编号查询，不会重复下注。',
  missing: '服务器没有收到这笔投注',
  missingLine: '您的余额没有变动。重新提交使用同一编号，最多只会成功一次。',
  resend: '重新提交',
  abandon: '放弃这笔',

  open: '打开交易单，{count} 项',
  openEmpty: '打开交易单和我的注单',
  sheet: '交易单与我的注单',
  close: '收起交易单',
} as const
