import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'

interface RailTexts {
  readonly code: RailName
  readonly title: string
  readonly hint: string
  readonly badge: string | null
  readonly min: Fen
  readonly max: Fen
  readonly quickAmounts: Fen[]
}

const small: Fen[] = [100_00n, 200_00n, 500_00n, 1_000_00n, 2_000_00n, 5_000_00n]
const large: Fen[] = [500_00n, 1_000_00n, 5_000_00n, 10_000_00n, 20_000_00n, 50_000_00n]

export const railSeed: readonly RailTexts[] = [
  {
    code: 'alipay',
    title: '支付宝扫码',
    hint: '请按页面显示的金额付款，一分不差，到账更快。',
    badge: '推荐',
    min: 100_00n,
    max: 10_000_00n,
    quickAmounts: small,
  },
  {
    code: 'wechat',
    title: '微信扫码',
    hint: '请按页面显示的金额付款，一分不差，到账更快。',
    badge: null,
    min: 100_00n,
    max: 5_000_00n,
    quickAmounts: small,
  },
  {
    code: 'bank',
    title: '银行卡转账',
    hint: '请用本人银行卡转账，并填写附言，款项凭附言入账。',
    badge: '大额',
    min: 500_00n,
    max: 200_000_00n,
    quickAmounts: large,
  },
  {
    code: 'online',
    title: '网银支付',
    hint: '支持各大银行的网上银行，付款人须为本人。',
    badge: null,
    min: 100_00n,
    max: 50_000_00n,
    quickAmounts: large,
  },
  {
    code: 'ewallet',
    title: '电子钱包',
    hint: '转账时请填写附言，款项凭附言入账。',
    badge: null,
    min: 100_00n,
    max: 50_000_00n,
    quickAmounts: small,
  },
  {
    code: 'usdt-trc20',
    title: 'USDT-TRC20',
    hint: '汇率在订单有效期内锁定，请按显示的数量转账。',
    badge: '免手续费',
    min: 100_00n,
    max: 500_000_00n,
    quickAmounts: large,
  },
  {
    code: 'usdt-erc20',
    title: 'USDT-ERC20',
    hint: '汇率在订单有效期内锁定，网络矿工费由付款人承担。',
    badge: null,
    min: 500_00n,
    max: 500_000_00n,
    quickAmounts: large,
  },
  {
    code: 'huione',
    title: '汇旺',
    hint: '转账时请填写附言，款项凭附言入账。',
    badge: null,
    min: 100_00n,
    max: 50_000_00n,
    quickAmounts: small,
  },
]

export const networkSeed: readonly {
  readonly network: CoinNetwork
  readonly title: string
  readonly confirmations: number
}[] = [
  { network: 'trc20', title: '波场网络 TRC20', confirmations: 19 },
  { network: 'erc20', title: '以太坊网络 ERC20', confirmations: 12 },
]

/** Made-up accounts for the sandbox. Coin addresses are made by the seed. */
export const payeeSeed: readonly {
  readonly rail: RailName
  readonly bank: string
  readonly branch: string
  readonly holder: string
  readonly account: string
}[] = [
  {
    rail: 'bank',
    bank: '沙盒银行',
    branch: '星河支行',
    holder: '沙盒收款一',
    account: '6200000000000000001',
  },
  {
    rail: 'bank',
    bank: '沙盒银行',
    branch: '银汉支行',
    holder: '沙盒收款二',
    account: '6200000000000000002',
  },
  {
    rail: 'online',
    bank: '沙盒网银',
    branch: '',
    holder: '沙盒收款一',
    account: '6200000000000000011',
  },
  { rail: 'alipay', bank: '', branch: '', holder: '沙盒商户一', account: 'sandbox1@example.com' },
  { rail: 'alipay', bank: '', branch: '', holder: '沙盒商户二', account: 'sandbox2@example.com' },
  { rail: 'wechat', bank: '', branch: '', holder: '沙盒商户', account: 'sandbox-wechat' },
  { rail: 'ewallet', bank: '沙盒钱包', branch: '', holder: '沙盒收款', account: 'W-000001' },
  { rail: 'huione', bank: '沙盒汇旺', branch: '', holder: '沙盒收款', account: 'H-000001' },
]
