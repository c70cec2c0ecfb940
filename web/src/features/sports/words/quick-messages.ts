export const quickText = {
  title: '一键投注',
  line: '开启后，点一下赔率就按这个金额直接投注，不再确认，投注后不能撤销。',
  terms: '赔率变化仍按下面的设置处理，滚球注单仍需等待确认。开关立即生效，只用于本设备。',
  turnOn: '开启一键投注',
  stake: '一键投注金额',
  stakeLocked: '关闭一键投注后可以修改金额',

  on: '一键投注 已开启',
  warning: '点赔率即投注，不能撤销',
  paused: '一键投注 已暂停',
  offline: '网络已断开，点赔率只加入交易单',
  onBreak: '您正在休息期，不能投注',
  turnOff: '关闭',
  turnOffLabel: '关闭一键投注',
  see: '查看',

  sending: '正在投注',
  unknown: '正在确认这笔投注',
  missing: '这笔投注未送达，请到交易单处理',
  accepted: '投注成功 {pick} {odds}',
  refused: '未被接受：{why}',
} as const
