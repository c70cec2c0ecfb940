import { addBankCard } from './cards.ts'
import { openOrder, playBank } from './cashier.ts'
import { entrance, gameBalance, openTransfer, openWallet } from './venues.ts'
import { openPath, type Visit } from './visit.ts'
import { expectToast } from './toasts.ts'

type Screens = Readonly<Record<string, Visit>>

const walletScreens: Screens = {
  wallet: openWallet,
  venue: async (page) => {
    await entrance(page).click()
    await gameBalance(page).waitFor()
  },
  transfer: (page, site) => openTransfer(page, site, 2),
  'into-venue': async (page, site) => {
    await openWallet(page, site)
    await page.getByRole('switch', { name: '自动转账' }).click()
    await expectToast(page, '自动转账已关闭')
    await entrance(page).click()
    await page.getByLabel('转入金额', { exact: true }).waitFor()
  },
}

const depositScreens: Screens = {
  deposit: openPath('/mine/savemoney', '存款'),
  'deposit-coin': async (page, site) => {
    await openPath('/mine/savemoney?rail=usdt-trc20', '存款')(page, site)
    await page.getByText(/^1 USDT = /).waitFor()
  },
  'deposit-wait-bank': (page, site) => openOrder(page, site, 'bank'),
  'deposit-wait-coin': (page, site) => openOrder(page, site, 'usdt-trc20'),
  'deposit-wait-qr': (page, site) => openOrder(page, site, 'alipay'),
  'deposit-paid': async (page, site) => {
    const orderId = new URL(page.url()).searchParams.get('order') ?? ''
    await playBank(page, site, orderId, '按时付款')
    await page.getByRole('heading', { level: 1, name: '存款成功' }).waitFor()
  },
  'deposit-in-review': async (page, site) => {
    const orderId = await openOrder(page, site, 'ewallet')
    await page.getByRole('button', { name: '取消订单', exact: true }).click()
    await page.getByRole('button', { name: '确定取消' }).click()
    await page.getByRole('heading', { level: 1, name: '订单已取消' }).waitFor()
    await playBank(page, site, orderId, '逾期付款')
    await page.getByRole('heading', { level: 1, name: '已收到款项，正在核对' }).waitFor()
  },
}

const withdrawScreens: Screens = {
  'withdraw-without-card': openPath('/mine/takemoney', '取款'),
  'add-bank-card': openPath('/mine/addBankCard?from=takeMoney', '添加银行卡'),
  withdraw: async (page, site) => {
    await addBankCard(page, site)
    await page.getByRole('radiogroup', { name: '选择收款账户' }).waitFor()
  },
  'withdraw-confirm': async (page, site) => {
    // The hold of the card has been ended meanwhile.
    await openPath('/mine/takemoney', '取款')(page, site)
    await page.getByLabel('取款金额', { exact: true }).fill('500')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('dialog', { name: '确认取款' }).getByText('预计到账').waitFor()
  },
  cards: openPath('/mine/accountManage/bank', '收款账户'),
  'add-coin-card': openPath('/mine/virtualCoinCard', '添加虚拟币地址'),
  'add-alipay': openPath('/mine/alipayManage', '添加支付宝账号'),
}

const recordScreens: Screens = {
  records: openPath('/mine/transRecord', '交易记录'),
  statement: async (page, site) => {
    await openPath('/mine/transRecord?tab=statement', '交易记录')(page, site)
    await page.getByRole('table', { name: '逐笔变动' }).getByRole('cell').first().waitFor()
  },
}

/** Of a member who has bound everything and has money. In a group each may build on the one before. */
export const cashierScreens = {
  wallet: walletScreens,
  deposit: depositScreens,
  withdraw: withdrawScreens,
  records: recordScreens,
} as const
