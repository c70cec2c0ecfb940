import { useId, useState } from 'react'
import { avatarArt, type AvatarShape } from './avatar-art.ts'
import { classNames } from './class-names.ts'

type AvatarProps = {
  name: string
  /** A picture of the member's own; the drawn one stands in when it is missing or fails. */
  src?: string | undefined
  /** Without it the avatar is decoration beside a name. */
  label?: string | undefined
  className?: string | undefined
}

function Shape({ kind, x, y, size, turn, fill }: AvatarShape) {
  const place = `translate(${x} ${y}) rotate(${turn})`
  switch (kind) {
    case 'disc':
      return <circle transform={place} r={size / 1.6} fill={fill} />
    case 'bar':
      return (
        <rect
          transform={place}
          x={-48}
          y={-size / 4}
          width={96}
          height={size / 2}
          rx={size / 4}
          fill={fill}
        />
      )
    case 'wedge':
      return (
        <path transform={place} d={`M0 0V${-size}A${size} ${size} 0 0 1 ${size} 0Z`} fill={fill} />
      )
    default:
      return (
        <circle transform={place} r={size / 1.7} fill="none" stroke={fill} strokeWidth={size / 4} />
      )
  }
}

export function Avatar({ name, src, label, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const clipId = useId()
  const frame = classNames('shrink-0 rounded-full', className ?? 'size-10')
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt={label ?? ''}
        onError={() => setFailed(src)}
        className={classNames(frame, 'bg-ink/8 object-cover')}
      />
    )
  }
  const art = avatarArt(name)
  return (
    <svg
      viewBox="0 0 64 64"
      className={frame}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <clipPath id={clipId}>
        <circle cx="32" cy="32" r="32" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect width="64" height="64" fill={art.ground} />
        {art.shapes.map((shape) => (
          <Shape key={`${shape.kind}-${shape.fill}`} {...shape} />
        ))}
      </g>
    </svg>
  )
}
