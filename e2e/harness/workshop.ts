import { openPasswords } from '@xinghe/server/features/account/member/password-hash.ts'
import { openSeedVault, type SealedSeed } from '@xinghe/server/platform/secrets/seed-vault.ts'
import { secretsFrom } from '@xinghe/server/platform/secrets/secrets.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { makeMember, type MadeMember, type WantedMember } from '../../server/test/made-member.ts'
import type { Query } from './database.ts'

export interface OpenWorkshop {
  make(wanted: WantedMember): Promise<MadeMember>
  /** The secret server seed and the next nonce of a member who has entered a game. */
  seedsOf(memberName: string): Promise<{ serverSeed: string; nonce: number }>
  close(): Promise<void>
}

/** Creates members directly in the database of a running site. */
export const openWorkshop = (
  sql: Query,
  masterSecret: string,
  now: () => Instant,
): OpenWorkshop => {
  const clock = { now, advance: null }
  const secrets = secretsFrom(masterSecret)
  const open = async () => ({
    sql,
    clock,
    secrets,
    sessions: await openSessions(sql, clock),
    passwords: await openPasswords('least'),
  })
  let opening: ReturnType<typeof open> | undefined
  return {
    make: async (wanted) => makeMember(await (opening ??= open()), wanted),
    seedsOf: async (memberName) => {
      const [row] = await sql<(SealedSeed & { nonce: number })[]>`
        select sealed, hash, nonce from game_seed join member on member.id = member_id
        where name = ${memberName}`
      if (row === undefined) throw new Error(`${memberName} has no seeds`)
      return { serverSeed: openSeedVault(secrets).open(row), nonce: row.nonce }
    },
    close: async () => (await opening)?.sessions.close(),
  }
}
