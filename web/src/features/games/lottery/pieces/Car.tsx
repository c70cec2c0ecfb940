/** Seen from the side, facing right; its number stands on the body. */
export function Car({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 64 26" className="lottery-car" data-car={number} aria-hidden>
      <path className="lottery-car-wing" d="M2 6h10v3H2zM4 9h3v6H4zM52 17h11v3H50z" />
      <path className="lottery-car-body" d="M5 19c0-6 3-9 9-9h9l6-5h7l5 5h6c8 0 13 4 15 9z" />
      <path className="lottery-car-glass" d="M29 9l3-3h3l3 4h-9z" />
      <circle cx="16" cy="20" r="5.2" className="lottery-car-wheel" />
      <circle cx="16" cy="20" r="2" className="lottery-car-hub" />
      <circle cx="48" cy="20" r="5.2" className="lottery-car-wheel" />
      <circle cx="48" cy="20" r="2" className="lottery-car-hub" />
      <circle cx="31" cy="15" r="4.6" className="lottery-car-plate" />
      <text x="31" y="17.6" textAnchor="middle" className="lottery-car-number">
        {number}
      </text>
    </svg>
  )
}
