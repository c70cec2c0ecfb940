import type { MemberContext } from '../../../platform/http/context.ts'

/** Functions of the account that the app passes in, since a feature never imports a feature. */
export interface WalletParts {
  /** Throws `password-check-failed`, `password-check-locked` or `withdrawal-password-unset`. */
  readonly checkWithdrawalPassword: (
    context: Pick<MemberContext, 'memberId' | 'now'>,
    typed: string,
  ) => Promise<void>
  /** Throws `phone-unbound`, or the refusal of a wrong or expired code to the bound phone. */
  readonly checkNewCardCode: (
    context: Pick<MemberContext, 'memberId' | 'now'>,
    code: string,
  ) => Promise<void>
  /** A keyed hash, to compare with the bound real name's. */
  readonly realNameHash: (name: string) => string
}
