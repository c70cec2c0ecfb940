import type { ReactNode } from 'react'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { cardGround } from './card-art.ts'

export interface CardFaceProps {
  kind: CardKind
  /** The bank's code. */
  issuer: string
  title: string
  subtitle?: string | undefined
  number: string
  holder: string
  /** In the upper corner. */
  mark?: ReactNode
}

/** A chip for cards, a coin for addresses, a ring for the wallet. */
function Emblem({ kind }: { kind: CardKind }) {
  if (kind === 'bank') {
    return (
      <svg aria-hidden viewBox="0 0 40 30" className="h-7 w-9">
        <rect width="40" height="30" rx="5" fill="#e9c877" />
        <path
          d="M0 10h13v10H0M40 10H27v10h13M13 0v30M27 0v30"
          fill="none"
          stroke="#a07a2a"
          strokeWidth="1.500"
        />
      </svg>
    )
  }
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8" fill="none" stroke="currentColor">
      <circle cx="16" cy="16" r="14" strokeWidth="2" />
      {kind === 'alipay' ? (
        <path
          d="M9 11h14M16 8v4M22 15c-2 5-6 8-12 9M11 16c4 1 8 3 12 7"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ) : (
        <path
          d="M9 10h14M16 10v13M8 15c5 2.500 11 2.500 16 0"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}

/** The face of a card; dark in both editions. */
export function CardFace({ kind, issuer, title, subtitle, number, holder, mark }: CardFaceProps) {
  return (
    <div
      className="relative isolate flex aspect-[1.7] w-full max-w-md flex-col overflow-hidden rounded-lg p-5 text-art-ink shadow-2"
      style={{ backgroundImage: cardGround({ kind, issuer }) }}
    >
      <svg
        aria-hidden
        viewBox="0 0 340 200"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        className="absolute inset-0 -z-1 size-full stroke-art-ink/12"
      >
        <circle cx="300" cy="30" r="90" strokeWidth="30" />
        <circle cx="330" cy="190" r="70" strokeWidth="1.500" />
        <circle cx="330" cy="190" r="100" strokeWidth="1.500" />
        <circle cx="330" cy="190" r="130" strokeWidth="1.500" />
      </svg>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate text-16 font-semibold">{title}</p>
          <p className="min-h-4.5 truncate text-12 text-art-ink/80">{subtitle}</p>
        </div>
        {mark}
      </div>
      <div className="mt-auto">
        <Emblem kind={kind} />
      </div>
      <p className="mt-3 truncate font-num text-20 tracking-wider">{number}</p>
      <p className="mt-1 min-h-5 truncate text-13 text-art-ink/80">{holder}</p>
    </div>
  )
}
