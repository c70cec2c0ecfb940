import { ok, type Result } from '../../base/result.ts'
import { readDrawProof } from './draw-proof-text.ts'
import { readProof } from './proof-text.ts'
import type { SoloProof } from './solo-proof.ts'
import type { DrawProof } from './verify-draw.ts'

export type AnyProof =
  | { readonly kind: 'solo'; readonly proof: SoloProof }
  | { readonly kind: 'draw'; readonly proof: DrawProof }

/** Reads a copied round of a member or a copied draw of a lottery. */
export const readAnyProof = (text: string): Result<AnyProof, 'proof-unreadable'> => {
  const draw = readDrawProof(text)
  if (draw.ok) return ok({ kind: 'draw', proof: draw.value })
  const solo = readProof(text)
  return solo.ok ? ok({ kind: 'solo', proof: solo.value }) : solo
}
