import { randomUUID } from 'node:crypto'
import { readFair, setClientSeed } from '@xinghe/contract/games-fair.ts'
import { launch, venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { addCard } from '@xinghe/contract/wallet-cards.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, instant } from '@xinghe/rules/base/instant.ts'
import { makePlatform } from '../../src/app/make-platform.ts'
import { openPasswords } from '../../src/features/account/member/password-hash.ts'
import { openLobbyParts } from '../../src/features/lobby/parts.ts'
import { reconcile } from '../../src/features/lobby/transfers/reconcile.ts'
import { openRail } from '../../src/features/wallet/deposit/rails/open-rail.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { ageCard, writeCardCode } from '../card-code.ts'
import { makeMember } from '../made-member.ts'
import { freshName, goodPassword } from '../visitor.ts'
import { bankCard, realName } from '../wallet-member.ts'
import type { WireClient } from '../wire-client.ts'
import type { Gamer, Player, PlayerKind } from './intention.ts'

const looksMost = 8

/** Prepares and looks at the database from a process that is never killed, while nothing is. */
export interface Operator {
  readonly sql: Sql
  /** What the rail of bank transfers signs its callbacks with. */
  readonly secret: string
  makePlayer(client: WireClient, kind: PlayerKind): Promise<Player>
  /** Asks the venue about every transfer that a kill has left open, until none is. */
  closeTransfers(): Promise<void>
  close(): Promise<void>
}

interface Login {
  readonly uuid: string
  readonly token: string
}

let phones = 0

export const openOperator = async (env: Readonly<Record<string, string>>): Promise<Operator> => {
  const platform = await makePlatform(readConfig({ ...env }, env['DATA_DIR'] ?? ''))
  const { sql, settings } = platform
  const passwords = await openPasswords('least')
  const lobby = openLobbyParts(platform)
  // The load is to wait for nothing but the money.
  await settings.set('switches', { withdrawPasswordEnable: 0 })
  await settings.set('cashier', { openOrders: 20, withdrawalsPerDay: 1_000 })

  const addCardOf = async (client: WireClient, login: Login, memberId: MemberId) => {
    const card = { ...bankCard(), code: await writeCardCode(platform, memberId) }
    const { status_code: code, data } = await client.call(addCard, card, login)
    if (code !== 6000) throw new Error(`no card: ${JSON.stringify(data)}`)
    await ageCard(platform, String(data['id']))
    return String(data['id'])
  }

  const enter = async (client: WireClient, login: Login, enName: string): Promise<string> => {
    const { status_code: code, data } = await client.call(launch, { enName, isActivity: 1 }, login)
    if (code !== 6000) throw new Error(`no way into ${enName}: ${JSON.stringify(data)}`)
    return String(data['uid'])
  }

  const enterGames = async (client: WireClient, login: Login): Promise<Gamer> => {
    const uids = {
      slots: await enter(client, login, 'slots'),
      cards: await enter(client, login, 'cards'),
      live: await enter(client, login, 'live'),
      fishing: await enter(client, login, 'fishing'),
      lottery: await enter(client, login, 'lottery'),
    }
    // A launch takes everything along; from the centre a short wallet of any venue is filled up.
    const out = { channelCode: 'XHCP', amount: '40000.00', ty: 2 }
    const moved = await client.call(venueTransfer, out, login)
    if (moved.status_code !== 6000) throw new Error(`no money: ${JSON.stringify(moved.data)}`)
    const { data } = await client.call(readFair, { uid: uids.slots }, login)
    const seed = { uid: uids.slots, commit: data['commit'], clientSeed: 'kill' }
    const { status_code: code } = await client.call(setClientSeed, seed, login)
    if (code !== 6000) throw new Error('no client seed')
    return { uids, hands: new Map() }
  }

  const openTransfers = async (): Promise<number> => {
    const [row] = await sql<{ open: number }[]>`
      select count(*)::int as open from venue_transfer where state in ('started', 'unknown')`
    return row?.open ?? 0
  }

  return {
    sql,
    secret: openRail(platform).callbackSecrets('bank')[0] ?? '',
    async makePlayer(client, kind) {
      const uuid = randomUUID()
      const start = kind === 'payer' ? 1_000_00n : 50_000_00n
      const phone = `137${(phones += 1).toString().padStart(8, '0')}`
      const account = { name: freshName(), password: goodPassword, uuid }
      const belongings = { phone, realName, balance: start }
      const made = await makeMember({ ...platform, passwords }, { ...account, ...belongings })
      const login = { uuid, token: made.token }
      const cardId = kind === 'leaver' ? await addCardOf(client, login, made.id) : null
      const uid = kind === 'bettor' ? await enter(client, login, sportsEnName) : null
      const gamer = kind === 'gamer' ? await enterGames(client, login) : null
      return { ...made, uuid, start, kind, cardId, uid, gamer, intentions: [], payments: [] }
    },
    async closeTransfers() {
      for (let looks = 1; (await openTransfers()) > 0; looks += 1) {
        if (looks > looksMost) throw new Error('transfers stay open')
        const now = instant(Date.now() + looks * hourMs)
        await reconcile({ sql, clock: { now: () => now, advance: null } }, lobby)
      }
    },
    async close() {
      await lobby.close()
      await platform.close()
    },
  }
}
