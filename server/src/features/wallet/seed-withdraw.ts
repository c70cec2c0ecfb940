import type { Sql } from '../../platform/database/connect.ts'
import { traditional } from '../../platform/text/traditional.ts'
import * as store from './withdraw/store-method.ts'

const banks = [
  ['ICBC', '中国工商银行'],
  ['ABC', '中国农业银行'],
  ['BOC', '中国银行'],
  ['CCB', '中国建设银行'],
  ['BOCOM', '交通银行'],
  ['PSBC', '中国邮政储蓄银行'],
  ['CMB', '招商银行'],
  ['SPDB', '浦发银行'],
  ['CIB', '兴业银行'],
  ['CITIC', '中信银行'],
  ['CMBC', '中国民生银行'],
  ['CEB', '中国光大银行'],
  ['PAB', '平安银行'],
  ['GDB', '广发银行'],
  ['HXB', '华夏银行'],
  ['CZB', '浙商银行'],
  ['CBHB', '渤海银行'],
  ['HFB', '恒丰银行'],
  ['BOB', '北京银行'],
  ['BOS', '上海银行'],
  ['NBCB', '宁波银行'],
  ['JSB', '江苏银行'],
] as const

const coins = { arrival: '约10分钟', min: 200_00n, max: 500_000_00n }

const methods = [
  { kind: 'bank', title: '银行卡', arrival: '约30分钟', min: 100_00n, max: 200_000_00n },
  { kind: 'alipay', title: '支付宝', arrival: '约15分钟', min: 100_00n, max: 50_000_00n },
  { kind: 'trc20', title: 'USDT-TRC20', ...coins },
  { kind: 'erc20', title: 'USDT-ERC20', ...coins },
] as const

/** Three a day are free; then half a percent, between 2 and 50 yuan. */
const fee = { free_count: 3, fee_bps: 50, fee_min: 2_00n, fee_max: 50_00n }

/** Banks and withdrawal methods of every site. */
export const seedWithdrawals = async (sql: Sql): Promise<void> => {
  await sql.begin(async (tx) => {
    await store.insertBanks(
      tx,
      banks.map(([code, name], position) => ({
        code,
        name_cn: name,
        name_tw: traditional(name),
        position,
      })),
    )
    await store.insertMethods(
      tx,
      methods.map(({ kind, title, arrival, min, max }, position) => ({
        kind,
        title_cn: title,
        title_tw: traditional(title),
        arrival_cn: arrival,
        arrival_tw: traditional(arrival),
        open: true,
        min_amount: min,
        max_amount: max,
        ...fee,
        position,
      })),
    )
  })
}
