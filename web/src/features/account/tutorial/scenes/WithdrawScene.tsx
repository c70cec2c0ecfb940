/** A card, the way of the money, and the bank where it arrives. */
export function WithdrawScene() {
  return (
    <g>
      <path
        d="M282 150C340 74 392 74 448 136"
        fill="none"
        stroke="#f2b84b"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <path d="M452 112L458 144L426 138Z" fill="#f2b84b" />
      <g transform="translate(92 96) rotate(-7)">
        <rect width="190" height="120" rx="14" fill="#2b66e8" />
        <path
          d="M0 84C60 52 120 110 190 68V106C190 114 184 120 176 120H14C6 120 0 114 0 106Z"
          fill="#1c4fc4"
        />
        <rect x="18" y="26" width="34" height="26" rx="5" fill="#f2b84b" />
        <path d="M18 39H52M35 26V52" stroke="#8f6410" strokeWidth="2" />
        <path
          d="M18 74H62M72 74H100M110 74H138"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path
          d="M18 96H84"
          stroke="#cfe0ff"
          strokeOpacity=".7"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="152" cy="36" r="14" fill="#ff6b6b" opacity=".9" />
        <circle cx="168" cy="36" r="14" fill="#f2b84b" opacity=".85" />
      </g>
      <g transform="translate(330 78)">
        <circle r="22" fill="#d99a22" />
        <circle r="17" fill="#f2b84b" />
        <path
          d="M-6 -8L0 0L6 -8M0 0V9M-6 1H6"
          fill="none"
          stroke="#6b4a0c"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g transform="translate(392 70)">
        <circle r="15" fill="#d99a22" />
        <circle r="11" fill="#f2b84b" />
      </g>
      <g transform="translate(448 92)">
        <path d="M88 0L176 46H0Z" fill="#e9eef6" />
        <circle cx="88" cy="28" r="9" fill="#2b66e8" />
        <rect y="46" width="176" height="12" fill="#b7c4dd" />
        <path
          d="M14 64H34V130H14ZM54 64H74V130H54ZM102 64H122V130H102ZM142 64H162V130H142Z"
          fill="#e9eef6"
        />
        <rect x="-6" y="130" width="188" height="14" rx="3" fill="#b7c4dd" />
        <rect x="-14" y="144" width="204" height="14" rx="3" fill="#8b97ab" />
      </g>
      <g transform="translate(604 82)">
        <circle r="24" fill="#0b7c41" />
        <path
          d="M-10 0L-3 8L11 -8"
          fill="none"
          stroke="#fff"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </g>
  )
}
