type DiamondsProps = {
  places: readonly (readonly [x: number, y: number])[]
  /** From its middle to a corner. */
  reach: number
  fill: string
}

/** Squares on their corners: the bases of a diamond, the towers of a map. */
export function Diamonds({ places, reach, fill }: DiamondsProps) {
  return places.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={`M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`}
      fill={fill}
    />
  ))
}
