interface LineDiagramProps {
  line: readonly number[]
  rows: number
  label: string
}

/** A pay line drawn on its grid. */
export function LineDiagram({ line, rows, label }: LineDiagramProps) {
  const cells = line.map((row, reel) => ({ x: reel * 10, y: row * 10 }))
  const points = cells.map(({ x, y }) => `${x + 5},${y + 5}`).join(' ')
  return (
    <svg
      viewBox={`0 0 ${line.length * 10} ${rows * 10}`}
      role="img"
      aria-label={label}
      className="h-9 rounded-sm border border-line text-brand-text"
    >
      {cells.map(({ x, y }) => (
        <rect
          key={x}
          x={x + 1}
          y={y + 1}
          width="8"
          height="8"
          rx="1.5"
          fill="currentColor"
          opacity=".25"
        />
      ))}
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
