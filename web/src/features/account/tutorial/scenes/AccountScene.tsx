/** A shield in an orbit of what guards the account: phone, mail, name, key. */
export function AccountScene() {
  return (
    <g>
      <ellipse
        cx="360"
        cy="150"
        rx="230"
        ry="92"
        fill="none"
        stroke="#8fb4ff"
        strokeOpacity=".35"
        strokeDasharray="3 9"
        strokeWidth="2"
      />
      <circle cx="360" cy="150" r="104" fill="#1c4fc4" opacity=".35" />
      <path
        d="M360 52L438 80V148C438 200 404 232 360 252C316 232 282 200 282 148V80Z"
        fill="#2b66e8"
      />
      <path d="M360 52L438 80V148C438 200 404 232 360 252Z" fill="#1c4fc4" />
      <path
        d="M360 70L422 92V148C422 190 394 216 360 233C326 216 298 190 298 148V92Z"
        fill="none"
        stroke="#cfe0ff"
        strokeOpacity=".6"
        strokeWidth="2.5"
      />
      <path
        d="M328 152L352 176L396 128"
        fill="none"
        stroke="#fff"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(128 112) rotate(-8)">
        <rect width="52" height="88" rx="9" fill="#e9eef6" />
        <rect x="5" y="10" width="42" height="62" rx="3" fill="#14306f" />
        <rect x="11" y="24" width="30" height="5" rx="2.5" fill="#8fb4ff" />
        <rect x="11" y="35" width="20" height="5" rx="2.5" fill="#5c90ff" />
        <rect x="11" y="50" width="30" height="12" rx="4" fill="#f2b84b" />
        <circle cx="26" cy="80" r="3.4" fill="#8b97ab" />
      </g>
      <g transform="translate(540 100) rotate(7)">
        <rect width="86" height="60" rx="8" fill="#e9eef6" />
        <path
          d="M4 8L43 38L82 8"
          fill="none"
          stroke="#5c7fbf"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="80" cy="4" r="11" fill="#f2b84b" />
        <path
          d="M75 4L79 8L85 0"
          fill="none"
          stroke="#2a1b00"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g transform="translate(214 214)">
        <rect width="92" height="54" rx="8" fill="#14306f" stroke="#5c90ff" strokeWidth="2" />
        <circle cx="22" cy="22" r="9" fill="#f2b84b" />
        <path d="M8 44C10 34 34 34 36 44" fill="#f2b84b" />
        <rect x="46" y="14" width="36" height="6" rx="3" fill="#8fb4ff" />
        <rect x="46" y="27" width="26" height="6" rx="3" fill="#5c90ff" />
      </g>
      <g
        transform="translate(448 222)"
        fill="none"
        stroke="#f2b84b"
        strokeWidth="8"
        strokeLinecap="round"
      >
        <circle cx="18" cy="18" r="14" />
        <path d="M32 18H82M68 18V32M82 18V28" />
      </g>
    </g>
  )
}
