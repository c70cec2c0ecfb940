import { createHash } from 'node:crypto'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { coinAddress, type CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import { rails } from '@xinghe/rules/wallet/rails.ts'
import { post } from '../../ledger/post.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import type { Platform } from '../../platform/parts.ts'
import { traditional } from '../../platform/text/traditional.ts'
import { railOfNetwork } from './deposit/networks.ts'
import * as store from './deposit/rails/store-rail.ts'
import { networkSeed, payeeSeed, railSeed } from './seed-rails.ts'
import { readDemoMembers } from './member/store-identity.ts'

/** The rails and coin networks of every site, and the payees of the sandbox. */
export const seedRails = async ({
  sql,
  config,
}: Pick<Platform, 'sql' | 'config'>): Promise<void> => {
  await sql.begin(async (tx) => {
    for (const [position, { title, hint, badge, ...rail }] of railSeed.entries()) {
      const { shipsOn, expiryMs } = rails[rail.code]
      await store.insertRail(tx, {
        ...rail,
        titleCn: title,
        titleTw: traditional(title),
        hintCn: hint,
        hintTw: traditional(hint),
        badgeCn: badge,
        badgeTw: badge === null ? null : traditional(badge),
        open: shipsOn,
        feeBps: 0,
        expiryMinutes: expiryMs / minuteMs,
        position,
      })
    }
    for (const [position, { title, ...network }] of networkSeed.entries()) {
      await store.insertNetwork(tx, {
        ...network,
        coin: 'USDT',
        titleCn: title,
        titleTw: traditional(title),
        rail: railOfNetwork(network.network),
        open: true,
        position,
      })
    }
    if (config.rails.adapter !== 'sandbox') return
    for (const payee of payeeSeed) await store.insertPayee(tx, payee)
    for (const { network } of networkSeed) await store.insertPayee(tx, coinPayee(network))
  })
}

/** A well-formed address without a key: a hash of words. */
const coinPayee = (network: CoinNetwork): Parameters<typeof store.insertPayee>[1] => {
  const account = createHash('sha256').update(`xinghe sandbox ${network}`).digest().subarray(0, 20)
  return {
    rail: railOfNetwork(network),
    bank: '',
    branch: '',
    holder: '',
    account: coinAddress(network, account),
  }
}

const openingBalance: Fen = 8_888_00n

/** An opening balance for demo members; the posting's key makes it once for each. */
export const seedDemoBalances = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  for (const memberId of await readDemoMembers(sql)) {
    await withWallets(sql, (tx) =>
      post(
        tx,
        [
          {
            from: { house: 'awards' },
            into: { memberId, pocket: 'centre' },
            amount: openingBalance,
            code: 'award',
            cause: '演示开户金',
            key: `demo-opening:${memberId}`,
          },
        ],
        clock.now(),
      ),
    )
  }
}
