/** Cells of a 3 × 3 grid that carry a pip. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

export function Die({ face }: { face: number }) {
  const marked = pips[face] ?? []
  return (
    <span className="lottery-die" data-red={face === 1 || face === 4 || undefined}>
      {Array.from({ length: 9 }, (_, cell) => (
        <span key={cell} className={marked.includes(cell) ? 'lottery-pip' : ''} />
      ))}
    </span>
  )
}
