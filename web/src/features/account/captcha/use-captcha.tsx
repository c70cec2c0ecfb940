import { useRef, useState } from 'react'
import type { CaptchaPorts } from './captcha-ports.ts'
import { CaptchaDialog } from './CaptchaDialog.tsx'
import type { CaptchaProof, Challenge } from './challenge.ts'

type Solvable = Exclude<Challenge, { kind: 'none' }>

interface Asking {
  readonly id: number
  readonly challenge: Solvable
  readonly ports: CaptchaPorts
}

interface Waiting {
  readonly id: number
  readonly settle: (proof: CaptchaProof | null) => void
}

/** Lets a flow ask for a captcha and wait: the proof, or null when the member closes it. */
export const useCaptcha = () => {
  // Kept after the answer, so that the closing dialog still has its content.
  const [asking, setAsking] = useState<Asking | null>(null)
  const [open, setOpen] = useState(false)
  const waiting = useRef<Waiting | null>(null)
  const count = useRef(0)

  const solve = (challenge: Solvable, ports: CaptchaPorts): Promise<CaptchaProof | null> =>
    new Promise((settle) => {
      const id = ++count.current
      waiting.current = { id, settle }
      setAsking({ id, challenge, ports })
      setOpen(true)
    })

  // An answer that arrives after its dialog was closed must not touch the next one.
  const finish = (id: number | undefined, proof: CaptchaProof | null) => {
    const mine = waiting.current
    if (!mine || mine.id !== id) return
    waiting.current = null
    setOpen(false)
    mine.settle(proof)
  }

  const dialog = asking && (
    <CaptchaDialog
      key={asking.id}
      open={open}
      challenge={asking.challenge}
      ports={asking.ports}
      onProof={(proof) => finish(asking.id, proof)}
      onClose={() => finish(asking.id, null)}
    />
  )
  return { solve, dialog, cancel: () => finish(waiting.current?.id, null) }
}
