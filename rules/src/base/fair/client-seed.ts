import { no, ok, type Result } from '../result.ts'

export const clientSeedMax = 64

/**
 * A client seed as it goes into the stream. Control characters and lone surrogates are refused, because
 * browser, database and verifiers of others would encode them differently.
 */
export const checkClientSeed = (typed: string): Result<string, 'client-seed-wrong'> => {
  const seed = typed.trim().normalize('NFC')
  const { length } = Array.from(seed)
  const isPlain = seed.isWellFormed() && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(seed)
  return length >= 1 && length <= clientSeedMax && isPlain ? ok(seed) : no('client-seed-wrong')
}
