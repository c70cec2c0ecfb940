import {
  verifyDrawInSteps,
  type DrawProof,
  type DrawVerdict,
} from '@xinghe/rules/games/verify/verify-draw.ts'
import { useEffect, useState } from 'react'
import { runInSlices } from '../../../../platform/device/run-in-slices.ts'

interface DrawCheck {
  readonly proof: DrawProof | null
  /** Links of the chain that are followed back. */
  readonly hashed: number
  readonly verdict: DrawVerdict | null
}

/** Verifies a draw beside the page's other work; a late link takes a hundred thousand hashes. */
export const useVerifiedDraw = (proof: DrawProof | null): Omit<DrawCheck, 'proof'> => {
  const [check, setCheck] = useState<DrawCheck>({ proof: null, hashed: 0, verdict: null })
  useEffect(() => {
    if (proof === null) return undefined
    const leaving = new AbortController()
    const onProgress = (hashed: number): void => setCheck({ proof, hashed, verdict: null })
    const verify = async (): Promise<void> => {
      const verdict = await runInSlices(verifyDrawInSteps(proof), leaving.signal, onProgress)
      if (verdict !== null) setCheck({ proof, hashed: proof.link, verdict })
    }
    void verify()
    return () => leaving.abort()
  }, [proof])
  return check.proof === proof ? check : { hashed: 0, verdict: null }
}
