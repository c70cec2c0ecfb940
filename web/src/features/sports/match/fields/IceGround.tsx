const spots = [
  [62, 42],
  [62, 108],
  [238, 42],
  [238, 108],
] as const

/** A rink with its round corners, lines and circles. */
export function IceGround() {
  return (
    <>
      <rect width="300" height="150" fill="#24415f" />
      <rect x="8" y="8" width="284" height="134" rx="34" fill="#dfeaf3" stroke="#ffffff" />
      <g fill="none" strokeWidth="1.6">
        <path d="M150 8v134" stroke="#c2363a" strokeDasharray="6 3" />
        <path d="M108 8v134M192 8v134" stroke="#2b66b8" strokeWidth="2.4" />
        <path d="M28 16v118M272 16v118" stroke="#c2363a" strokeWidth="1.2" />
        <circle cx="150" cy="75" r="18" stroke="#2b66b8" />
        {spots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="14" stroke="#c2363a" strokeWidth="1.2" />
        ))}
        <path d="M28 65h-9v20h9M272 65h9v20h-9" stroke="#55606f" />
      </g>
      <path d="M28 62a14 14 0 0 1 0 26zM272 62a14 14 0 0 0 0 26z" fill="#8ec0ea" />
    </>
  )
}
