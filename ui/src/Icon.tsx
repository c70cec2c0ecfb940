import { iconPaths, type IconName } from './icon-paths.ts'
import { LineIcon } from './LineIcon.tsx'

type IconProps = {
  name: IconName
  className?: string | undefined
  /** Given only where the icon stands alone; beside a text it is decoration. */
  label?: string | undefined
  filled?: boolean | undefined
}

export function Icon({ name, ...shown }: IconProps) {
  return <LineIcon path={iconPaths[name]} width={name === 'more' ? 2.5 : 1.75} {...shown} />
}
