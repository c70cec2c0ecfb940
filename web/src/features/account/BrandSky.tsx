import { useId } from 'react'
import { skyHeight, skyWidth, starRiver } from './star-river.ts'

const stars = starRiver(460)

/** A river of stars over a stadium's rim, in the colours of the brand. */
export function BrandSky() {
  const id = useId()
  const fill = (name: string) => `url(#${id}${name})`
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${skyWidth} ${skyHeight}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-1 size-full"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0.8" y1="0" x2="0.2" y2="1">
          <stop offset="0" stopColor="color-mix(in oklab, var(--brand) 62%, #050a18)" />
          <stop offset="0.55" stopColor="color-mix(in oklab, var(--brand) 26%, #050a18)" />
          <stop offset="1" stopColor="#050a18" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.3" />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="var(--gold)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}ground`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#050a18" stopOpacity="0" />
          <stop offset="0.45" stopColor="#050a18" stopOpacity="0.86" />
          <stop offset="1" stopColor="#050a18" stopOpacity="0.94" />
        </linearGradient>
      </defs>
      <rect width={skyWidth} height={skyHeight} fill={fill('sky')} />
      <ellipse
        cx="300"
        cy="120"
        rx="210"
        ry="90"
        fill={fill('glow')}
        transform="rotate(-52 300 120)"
      />
      <ellipse
        cx="215"
        cy="300"
        rx="250"
        ry="70"
        fill={fill('glow')}
        transform="rotate(-52 215 300)"
      />
      {stars.map((layer) => (
        <path
          key={`${layer.width}-${layer.gold}`}
          d={layer.path}
          stroke={layer.gold ? 'var(--gold)' : '#ffffff'}
          strokeWidth={layer.width}
          strokeLinecap="round"
          opacity={layer.opacity}
        />
      ))}
      <ellipse cx="200" cy="392" rx="230" ry="66" fill={fill('lamp')} />
      <path d="M-20 420Q200 318 420 420V660H-20Z" fill="#050a18" />
      <path
        d="M-20 420Q200 318 420 420M-20 432Q200 332 420 432"
        fill="none"
        stroke="var(--gold)"
        strokeOpacity="0.55"
        strokeWidth="1.2"
      />
      <path
        d="M-20 426Q200 325 420 426"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="3.2"
        strokeDasharray="1.5 12"
        strokeLinecap="round"
        opacity="0.9"
      />
      <rect y="330" width={skyWidth} height={skyHeight - 330} fill={fill('ground')} />
    </svg>
  )
}
