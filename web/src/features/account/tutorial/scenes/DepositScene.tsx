const coins = [
  [268, 62, 18],
  [330, 40, 22],
  [404, 52, 19],
  [452, 96, 16],
  [300, 108, 15],
] as const

/** Coins fall into an open wallet; a receipt says that they have arrived. */
export function DepositScene() {
  return (
    <g>
      <path
        d="M250 96C300 20 420 14 470 92"
        fill="none"
        stroke="#f2b84b"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeDasharray="4 10"
        strokeLinecap="round"
      />
      <path d="M236 142H484L470 120H250Z" fill="#0b1c47" />
      {coins.map(([x, y, r]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={r} fill="#d99a22" />
          <circle r={r - 4} fill="#f2b84b" />
          <path
            d={`M${-r * 0.28} ${-r * 0.36}L0 0L${r * 0.28} ${-r * 0.36}M0 0V${r * 0.42}M${-r * 0.26} ${r * 0.06}H${r * 0.26}`}
            fill="none"
            stroke="#6b4a0c"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <rect x="224" y="136" width="272" height="128" rx="18" fill="#2b66e8" />
      <path
        d="M224 176V154C224 144 232 136 242 136H478C488 136 496 144 496 154V176Z"
        fill="#1c4fc4"
      />
      <path
        d="M240 248H480"
        stroke="#8fb4ff"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeDasharray="6 7"
      />
      <path
        d="M424 186H508C514 186 518 190 518 196V218C518 224 514 228 508 228H424C412 228 403 219 403 207S412 186 424 186Z"
        fill="#14306f"
        stroke="#5c90ff"
        strokeWidth="2"
      />
      <circle cx="428" cy="207" r="8" fill="#f2b84b" />
      <g transform="translate(92 92) rotate(-5)">
        <path
          d="M0 0H112V150L98 140L84 150L70 140L56 150L42 140L28 150L14 140L0 150Z"
          fill="#e9eef6"
        />
        <circle cx="56" cy="38" r="20" fill="#0b7c41" />
        <path
          d="M46 38L54 46L67 31"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="20" y="74" width="72" height="8" rx="4" fill="#b7c4dd" />
        <rect x="20" y="92" width="48" height="8" rx="4" fill="#b7c4dd" />
        <rect x="20" y="112" width="72" height="10" rx="5" fill="#2b66e8" />
      </g>
      <g transform="translate(564 116)">
        <rect width="84" height="84" rx="10" fill="#e9eef6" />
        <path d="M12 12H34V34H12ZM50 12H72V34H50ZM12 50H34V72H12Z" fill="#14306f" />
        <path d="M18 18H28V28H18ZM56 18H66V28H56ZM18 56H28V66H18Z" fill="#e9eef6" />
        <path d="M48 46H56V54H48ZM60 50H74V58H60ZM46 60H58V72H46ZM64 64H74V74H64Z" fill="#14306f" />
      </g>
    </g>
  )
}
