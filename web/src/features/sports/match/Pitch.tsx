type FieldProps = {
  /** Who attacks; null: play in the middle. */
  attacking: 'H' | 'C' | null
  /** What has just happened, in words. */
  text: string
}

/** A lawn in mown stripes, with its lines. Home plays to the right. */
export function Pitch({ attacking, text }: FieldProps) {
  const x = attacking === 'H' ? 238 : attacking === 'C' ? 62 : 150
  return (
    <svg viewBox="0 0 300 150" className="w-full" aria-hidden>
      <rect width="300" height="150" fill="#1f6b3a" />
      {[0, 2, 4, 6, 8].map((stripe) => (
        <rect key={stripe} x={stripe * 30} width="30" height="150" fill="#237542" />
      ))}
      <g fill="none" stroke="#ffffff" strokeOpacity="0.55" strokeWidth="1.2">
        <rect x="8" y="8" width="284" height="134" />
        <path d="M150 8v134M8 43h38v64H8M292 43h-38v64h38M8 60h15v30H8M292 60h-15v30h15" />
        <circle cx="150" cy="75" r="20" />
        <path d="M46 64a14 14 0 0 1 0 22M254 64a14 14 0 0 0 0 22" />
      </g>
      <g
        className="transition-transform duration-200"
        style={{ transform: `translate(${x}px, 75px)` }}
      >
        {attacking !== null && (
          <path
            d={attacking === 'H' ? 'M-60 -22 0 0 -60 22z' : 'M60 -22 0 0 60 22z'}
            fill="#ffffff"
            fillOpacity="0.22"
          />
        )}
        <circle r="5" fill="#ffffff" stroke="#0a1735" strokeWidth="1" />
      </g>
      <text x="150" y="30" textAnchor="middle" fontSize="12" fontWeight="600" fill="#ffffff">
        {text}
      </text>
    </svg>
  )
}

/** A wooden floor with keys and arcs. Home plays to the right. */
export function Court({ attacking, text }: FieldProps) {
  const x = attacking === 'H' ? 250 : attacking === 'C' ? 50 : 150
  return (
    <svg viewBox="0 0 300 150" className="w-full" aria-hidden>
      <rect width="300" height="150" fill="#9a5a26" />
      {[1, 3, 5, 7].map((board) => (
        <rect key={board} y={board * 18.75} width="300" height="18.75" fill="#935323" />
      ))}
      <g fill="none" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="1.2">
        <rect x="8" y="8" width="284" height="134" />
        <path d="M150 8v134M8 52h55v46H8M292 52h-55v46h55" />
        <circle cx="150" cy="75" r="17" />
        <circle cx="63" cy="75" r="15" />
        <circle cx="237" cy="75" r="15" />
        <path d="M8 20h22a58 58 0 0 1 0 110H8M292 20h-22a58 58 0 0 0 0 110h22" />
      </g>
      <circle
        r="6"
        fill="#f08a3c"
        stroke="#0a1735"
        className="transition-transform duration-200"
        style={{ transform: `translate(${x}px, 75px)` }}
      />
      <text x="150" y="30" textAnchor="middle" fontSize="12" fontWeight="600" fill="#ffffff">
        {text}
      </text>
    </svg>
  )
}
