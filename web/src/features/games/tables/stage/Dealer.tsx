import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'

/** The dealer of the house behind the table: waistcoat, bow tie, calm face. */
export function Dealer() {
  const t = useText()
  return (
    <svg viewBox="0 0 200 150" className="live-dealer" role="img" aria-label={t(words.dealer)}>
      <defs>
        <linearGradient id="dealer-vest" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#2b3a63" />
          <stop offset="100%" stopColor="#131c38" />
        </linearGradient>
        <linearGradient id="dealer-skin" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#f8e2cb" />
          <stop offset="100%" stopColor="#e5bd9a" />
        </linearGradient>
      </defs>
      <path d="M66 58Q58 104 74 112H126Q142 104 134 58Q130 20 100 20T66 58Z" fill="#1d1512" />
      <path d="M22 150Q26 116 62 106L84 98H116L138 106Q174 116 178 150Z" fill="#fdfaf2" />
      <path d="M52 150L62 108L84 99L100 132L116 99L138 108L148 150Z" fill="url(#dealer-vest)" />
      <path d="M88 86V102Q100 114 112 102V86Z" fill="#dcae88" />
      <path d="M76 58Q76 96 100 98T124 58Q122 36 100 36T76 58Z" fill="url(#dealer-skin)" />
      <path d="M72 62Q70 34 100 28T128 62Q124 46 108 42Q90 52 76 52Q73 56 72 62Z" fill="#241a15" />
      <path
        d="M84 61Q89 57 94 61M106 61Q111 57 116 61"
        stroke="#3a2a20"
        strokeWidth="2"
        fill="none"
      />
      <ellipse cx="89" cy="66" rx="3" ry="3.4" fill="#2c201a" />
      <ellipse cx="111" cy="66" rx="3" ry="3.4" fill="#2c201a" />
      <path d="M100 68Q98 75 101 77" stroke="#c9956f" strokeWidth="1.6" fill="none" />
      <path d="M91 84Q100 90 109 84Q100 87 91 84Z" fill="#b5473f" stroke="#b5473f" />
      <path d="M100 109L86 102V117ZM100 109L114 102V117Z" fill="#b3831d" stroke="#7a560f" />
      <circle cx="100" cy="109.5" r="3.4" fill="#e7bd5a" />
      <g fill="#d9ad55">
        <circle cx="100" cy="128" r="1.8" />
        <circle cx="100" cy="140" r="1.8" />
        <path d="M126 126l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6z" />
      </g>
    </svg>
  )
}
