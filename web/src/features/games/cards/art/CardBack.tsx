const rays = [0, 45, 90, 135, 180, 225, 270, 315]
const lattice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Night blue with a brass lattice and the star of the house. */
export function CardBack() {
  return (
    <svg viewBox="0 0 120 168" className="card-picture" aria-hidden>
      <rect width="120" height="168" rx="9" fill="#f7f2e4" />
      <rect x="6" y="6" width="108" height="156" rx="6" fill="#15254f" />
      <svg x="10" y="10" width="100" height="148" viewBox="0 0 100 148">
        <g stroke="#c99a3b" strokeWidth="0.9" strokeOpacity="0.55">
          {lattice.map((step) => (
            <path
              key={step}
              d={`M${step * 25 - 150} 148L${step * 25} -2M${step * 25 - 150} 0L${step * 25} 150`}
            />
          ))}
        </g>
      </svg>
      <rect x="10" y="10" width="100" height="148" rx="4" fill="none" stroke="#d6a437" />
      <circle cx="60" cy="84" r="25" fill="#15254f" stroke="#d6a437" strokeWidth="1.6" />
      <g fill="#e7bd5a">
        {rays.map((angle) => (
          <path
            key={angle}
            d={angle % 90 === 0 ? 'M0-21L3.4-4H-3.4Z' : 'M0-12L2.6-4H-2.6Z'}
            transform={`translate(60 84) rotate(${angle})`}
          />
        ))}
        <circle cx="60" cy="84" r="4.6" />
      </g>
    </svg>
  )
}
