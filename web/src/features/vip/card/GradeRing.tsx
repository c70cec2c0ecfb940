import type { ReactNode } from 'react'

interface GradeRingProps {
  /** From 0 to 100. */
  percent: number
  label: string
  children: ReactNode
}

const radius = 54
const round = 2 * Math.PI * radius

/** How far the next grade is, in gold on the dark card. */
export function GradeRing({ percent, label, children }: GradeRingProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="relative grid size-36 shrink-0 place-items-center max-desk:size-28"
    >
      <svg viewBox="0 0 120 120" fill="none" strokeWidth="7" className="absolute inset-0 size-full">
        <circle cx="60" cy="60" r={radius} className="stroke-art-ink/15" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * round} ${round}`}
          transform="rotate(-90 60 60)"
          className={percent === 0 ? 'opacity-0' : 'stroke-art-gold'}
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  )
}
