/** What there is to play: a match, the reels, cards, a draw and the sea. */
export function PlayScene() {
  return (
    <g>
      <g transform="translate(96 96) rotate(-9)">
        <rect width="112" height="140" rx="14" fill="#0b7c41" />
        <path d="M10 70H102" stroke="#fff" strokeOpacity=".45" strokeWidth="2.5" />
        <circle
          cx="56"
          cy="70"
          r="26"
          fill="none"
          stroke="#fff"
          strokeOpacity=".45"
          strokeWidth="2.5"
        />
        <circle cx="56" cy="70" r="21" fill="#fff" />
        <path d="M56 59L66 66L62 78H50L46 66Z" fill="#18202c" />
        <path
          d="M56 59V50M66 66L76 63M62 78L68 87M50 78L44 87M46 66L36 63"
          stroke="#18202c"
          strokeWidth="2.6"
        />
      </g>
      <g transform="translate(212 66) rotate(-4)">
        <rect width="112" height="160" rx="14" fill="#8a2b4f" />
        <rect x="12" y="44" width="88" height="62" rx="8" fill="#fff" />
        <path d="M41 44V106M71 44V106" stroke="#d7c3cc" strokeWidth="2" />
        {[26, 56, 86].map((x) => (
          <path
            key={x}
            d={`M${x - 9} 62H${x + 9}L${x - 2} 92`}
            fill="none"
            stroke="#cf2b2e"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
        <rect x="26" y="122" width="60" height="18" rx="9" fill="#f2b84b" />
        <circle cx="56" cy="24" r="9" fill="#f2b84b" />
      </g>
      <g transform="translate(322 52)">
        <rect width="112" height="172" rx="14" fill="#fff" />
        <path
          d="M56 50C66 36 88 42 88 60C88 80 66 92 56 104C46 92 24 80 24 60C24 42 46 36 56 50Z"
          fill="#cf2b2e"
        />
        <text x="14" y="34" fontSize="26" fontWeight="700" fill="#cf2b2e">
          A
        </text>
        <text x="98" y="162" fontSize="26" fontWeight="700" fill="#cf2b2e" textAnchor="end">
          A
        </text>
        <circle cx="56" cy="134" r="17" fill="#1757e8" />
        <circle
          cx="56"
          cy="134"
          r="11"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeDasharray="6 5"
        />
      </g>
      <g transform="translate(428 70) rotate(5)">
        <rect width="112" height="160" rx="14" fill="#3b3f8f" />
        <circle cx="56" cy="66" r="42" fill="#a9aef5" opacity=".35" />
        <circle cx="40" cy="58" r="17" fill="#f2b84b" />
        <circle cx="70" cy="52" r="15" fill="#2ebd77" />
        <circle cx="58" cy="84" r="18" fill="#ff6b6b" />
        <path d="M34 122H78M40 138H72" stroke="#a9aef5" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g transform="translate(522 104) rotate(10)">
        <rect width="112" height="140" rx="14" fill="#14507a" />
        <path d="M20 74C34 46 70 46 84 74C70 102 34 102 20 74Z" fill="#f2b84b" />
        <path d="M80 74L104 54V94Z" fill="#d99a22" />
        <circle cx="38" cy="68" r="5" fill="#18202c" />
        <path
          d="M10 118C26 108 36 128 52 118S80 108 102 120"
          fill="none"
          stroke="#7cc4f0"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="22" cy="36" r="5" fill="#7cc4f0" opacity=".7" />
        <circle cx="34" cy="22" r="3.5" fill="#7cc4f0" opacity=".7" />
      </g>
    </g>
  )
}
