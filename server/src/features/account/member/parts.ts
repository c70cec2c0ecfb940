import { randomInt } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { openPasswords, type Passwords } from './password-hash.ts'

/** The agent who has this code and takes new members; null where there is none. */
export type FindAgent = (db: Db, code: string) => Promise<MemberId | null>

/** The parts of the account feature beside the platform; tests pass their own random numbers. */
export interface AccountParts {
  readonly passwords: Passwords
  readonly rng: Rng
  readonly findAgent: FindAgent
}

const secretRng: Rng = { below: (bound) => randomInt(bound) }

export const openAccountParts = async (
  { passwordCost }: Pick<Config, 'passwordCost'>,
  findAgent: FindAgent,
): Promise<AccountParts> => ({
  passwords: await openPasswords(passwordCost),
  rng: secretRng,
  findAgent,
})
