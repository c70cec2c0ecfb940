/** Where the signs of a card of 120 × 168 lie; those below the middle stand on their head. */
type Place = readonly [x: number, y: number]

const [left, middle, right] = [40, 60, 80]
const sides = (y: number): Place[] => [
  [left, y],
  [right, y],
]
const [top, bottom] = [40, 128]
const corners = [...sides(top), ...sides(bottom)]
const fourRows = [...corners, ...sides(69.3), ...sides(98.7)]

const places: Readonly<Record<number, readonly Place[]>> = {
  2: [
    [middle, top],
    [middle, bottom],
  ],
  3: [
    [middle, top],
    [middle, 84],
    [middle, bottom],
  ],
  4: corners,
  5: [...corners, [middle, 84]],
  6: [...corners, ...sides(84)],
  7: [...corners, ...sides(84), [middle, 62]],
  8: [...corners, ...sides(84), [middle, 62], [middle, 106]],
  9: [...fourRows, [middle, 84]],
  10: [...fourRows, [middle, 54.7], [middle, 113.3]],
}

export const pipPlaces = (rank: number): readonly Place[] => places[rank] ?? []
