import { useState } from 'react'
import { avatarArt } from './avatar-art.ts'
import { classNames } from './class-names.ts'

type AvatarProps = {
  name: string
  /** A picture of the member's own; the drawn one stands in when it is missing or fails. */
  src?: string | undefined
  /** Without it the avatar is decoration beside a name. */
  label?: string | undefined
  className?: string | undefined
}

export function Avatar({ name, src, label, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
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
  const { turn, parts } = avatarArt(name)
  return (
    <svg
      viewBox="-32 -32 64 64"
      className={frame}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g transform={`rotate(${turn})`} strokeLinecap="round">
        {parts.map(([d, colour, width]) => (
          <path
            key={d}
            d={d}
            fill={width === undefined ? colour : 'none'}
            stroke={width === undefined ? undefined : colour}
            strokeWidth={width}
          />
        ))}
      </g>
    </svg>
  )
}
