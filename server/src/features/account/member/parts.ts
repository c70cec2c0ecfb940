import { randomInt } from 'node:crypto'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { Config } from '../../../platform/config/config.ts'
import { openPasswords, type Passwords } from './password-hash.ts'

/** The parts of the account feature beside the platform; tests pass their own random numbers. */
export interface AccountParts {
  readonly passwords: Passwords
  readonly rng: Rng
}

const secretRng: Rng = { below: (bound) => randomInt(bound) }

export const openAccountParts = async ({
  passwordCost,
}: Pick<Config, 'passwordCost'>): Promise<AccountParts> => ({
  passwords: await openPasswords(passwordCost),
  rng: secretRng,
})
