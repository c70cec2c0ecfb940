const gauges = [
  { y: 96, share: 0.35, colour: '#2ebd77' },
  { y: 140, share: 0.6, colour: '#f2b84b' },
  { y: 184, share: 0.2, colour: '#5c90ff' },
] as const
const width = 178

/** The member's own limits, a clock, and a quiet moon for a break. */
export function LimitScene() {
  return (
    <g>
      <g transform="translate(92 66)">
        <rect
          width="242"
          height="176"
          rx="16"
          fill="#14306f"
          stroke="#5c90ff"
          strokeOpacity=".7"
          strokeWidth="2"
        />
        <rect x="24" y="22" width="84" height="10" rx="5" fill="#cfe0ff" opacity=".8" />
      </g>
      {gauges.map(({ y, share, colour }) => (
        <g key={y} transform={`translate(124 ${y + 32})`}>
          <rect width={width} height="10" rx="5" fill="#0a1735" />
          <rect width={width * share} height="10" rx="5" fill={colour} />
          <circle cx={width * share} cy="5" r="11" fill="#fff" />
          <circle cx={width * share} cy="5" r="5" fill={colour} />
        </g>
      ))}
      <g transform="translate(430 150)">
        <circle r="82" fill="#1c4fc4" opacity=".35" />
        <circle r="66" fill="#e9eef6" />
        <circle r="58" fill="#fff" />
        <path d="M0 -58A58 58 0 0 1 58 0H0Z" fill="#f2b84b" opacity=".55" />
        <path
          d="M0 -46V-38M46 0H38M0 46V38M-46 0H-38"
          stroke="#8b97ab"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M0 0V-34M0 0L26 14" stroke="#18202c" strokeWidth="6" strokeLinecap="round" />
        <circle r="6" fill="#cf2b2e" />
      </g>
      <path d="M612 92A52 52 0 1 0 640 178A62 62 0 0 1 612 92Z" fill="#f2b84b" />
      <g fill="#f2b84b">
        <path d="M650 96Q651.6 108.4 664 110Q651.6 111.6 650 124Q648.4 111.6 636 110Q648.4 108.4 650 96Z" />
        <path d="M676 146Q677 153 684 154Q677 155 676 162Q675 155 668 154Q675 153 676 146Z" />
      </g>
    </g>
  )
}
