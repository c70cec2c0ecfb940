import type { MemberContext } from '../../platform/http/context.ts'

/** What the wallet needs of the account, handed in by the app: a feature never imports a feature. */
export interface WalletParts {
  /** Throws `password-check-failed`, `password-check-locked` or `withdrawal-password-unset`. */
  readonly checkWithdrawalPassword: (
    context: Pick<MemberContext, 'memberId' | 'now'>,
    typed: string,
  ) => Promise<void>
  /** Equal names have equal hashes: compared with the bound real name's. */
  readonly realNameHash: (name: string) => string
}
