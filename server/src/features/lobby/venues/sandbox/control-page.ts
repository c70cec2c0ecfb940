import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { faultKinds, operations, type Fault, type FaultKind, type Operation } from './faults.ts'
import { escapeHtml } from '../../../../platform/text/escape-html.ts'
import { framePage } from './page-frame.ts'
import type { Overview } from './store.ts'

const operationNames: Record<Operation, string> = {
  'transfer-in': '转入',
  'transfer-out': '转出',
  status: '查询转账',
  cancel: '撤销转账',
  balance: '查询余额',
  launch: '进入游戏',
  bets: '拉取注单',
}

const kindNames: Record<FaultKind, string> = {
  'hang-before': '不处理，也不答复',
  'hang-after': '已处理，但不答复',
  late: '答复超时后才处理',
  repeat: '重复处理同一请求',
  refuse: '拒绝',
  garbled: '已处理，答复无法识别',
  down: '断开连接',
}

const outcomeNames: Record<string, string> = { done: '完成', refused: '拒绝', cancelled: '已撤销' }

const option = (value: string, name: string): string => `<option value="${value}">${name}</option>`

const faultRow = ({ operation, kind, left }: Fault): string =>
  `<tr><td>${operationNames[operation]}</td><td>${kindNames[kind]}</td><td>${left === null ? '一直' : `还有 ${left} 次`}</td></tr>`

const transferRow = ({ id, direction, amount, outcome }: Overview['transfers'][number]): string =>
  `<tr><td>${escapeHtml(id)}</td><td>${direction === 'in' ? '转入' : direction === 'out' ? '转出' : '—'}</td><td class="sum">${amount === null ? '—' : fenToGroupedText(amount)}</td><td>${outcomeNames[outcome] ?? ''}</td></tr>`

const faultTable = (faults: readonly Fault[]): string =>
  faults.length === 0
    ? '<p class="hint">没有故障，一切正常。</p>'
    : `<table><thead><tr><th>请求</th><th>故障</th><th>次数</th></tr></thead><tbody>${faults.map(faultRow).join('')}</tbody></table>`

const transferTable = (transfers: Overview['transfers']): string =>
  transfers.length === 0
    ? '<p class="hint">还没有转账。</p>'
    : `<table><thead><tr><th>编号</th><th>方向</th><th class="sum">金额</th><th>结果</th></tr></thead><tbody>${transfers.map(transferRow).join('')}</tbody></table>`

interface ControlView {
  readonly faults: readonly Fault[]
  readonly overview: Overview
  readonly publicPath: string
}

/** The page on which a tester sets faults of the venue. */
export const controlPage = ({ faults, overview, publicPath }: ControlView): string =>
  framePage(
    '沙盒场馆',
    `<header><h1>沙盒场馆</h1><p>一个独立运行的外部场馆，用来测试转账。在这里可以让它出错。<a href="${publicPath}">刷新</a></p></header>
<section><h2>设置故障</h2><form method="post" action="${publicPath}"><label>请求<select name="operation">${option('all', '全部')}${operations.map((one) => option(one, operationNames[one])).join('')}</select></label><label>故障<select name="kind">${option('none', '正常')}${faultKinds.map((one) => option(one, kindNames[one])).join('')}</select></label><label>次数<input name="times" inputmode="numeric" pattern="[1-9][0-9]{0,2}" placeholder="一直" size="6"></label><button>应用</button></form></section>
<section><h2>当前故障</h2>${faultTable(faults)}</section>
<section><h2>被搁置的请求</h2><form method="post" action="${publicPath}/release"><p class="hint">超时的请求会被搁置半分钟。放行后，“答复超时后才处理”的请求立即处理。</p><button class="quiet">全部放行</button></form></section>
<section><h2>账本</h2><p>${overview.members} 位会员，共 ${fenToGroupedText(overview.held)} 元</p>${transferTable(overview.transfers)}</section>`,
  )
