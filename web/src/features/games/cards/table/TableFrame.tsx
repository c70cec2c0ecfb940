import type { ReactNode } from 'react'
import './card-motion.css'
import './cards.css'
import './controls.css'
import './seats.css'

interface TableFrameProps {
  felt: 'emerald' | 'azure' | 'claret'
  /** Printed on the felt: the name of the game, and a line of its rules. */
  print: { readonly title: string; readonly line: string }
  /** For screen readers, told when it changes. */
  told: string
  children: ReactNode
  controls: ReactNode
}

/** A table of the card room: brass rail, printed felt, shoe, and the controls before it. */
export function TableFrame({ felt, print, told, children, controls }: TableFrameProps) {
  return (
    <section className="card-room" data-felt={felt}>
      <div className="card-scene">
        <div className="card-table">
          <div className="card-felt">
            <span className="card-shoe" aria-hidden />
            <div className="felt-print" aria-hidden>
              <svg viewBox="0 0 800 150">
                <path id={`print-${felt}`} d="M60 36Q400 150 740 36" fill="none" />
                <path d="M60 92Q400 206 740 92" className="felt-rule" />
                <text className="felt-title" textAnchor="middle">
                  <textPath href={`#print-${felt}`} startOffset="50%">
                    {print.title}
                  </textPath>
                </text>
                <text className="felt-line" textAnchor="middle" dy="36">
                  <textPath href={`#print-${felt}`} startOffset="50%">
                    {print.line}
                  </textPath>
                </text>
              </svg>
            </div>
            {children}
          </div>
        </div>
        <div className="card-controls">{controls}</div>
      </div>
      <p className="sr-only" role="status" aria-live="polite">
        {told}
      </p>
    </section>
  )
}
