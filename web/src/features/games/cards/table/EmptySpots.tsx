/** Where cards will lie. */
export function EmptySpots({ count }: { count: number }) {
  return (
    <div className="card-fan" aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="card-spot card-spot-empty" />
      ))}
    </div>
  )
}
