import { gold } from '../kit/colour.ts'
import type { Picture, Point, Stop } from '../kit/picture.ts'
import { box, circle, group, path, polygon, stroke } from '../kit/shape.ts'

const plate = (from: string, to: string): readonly Stop[] => [
  [0, from],
  [1, to],
]

const shape = (fill: string, ...points: readonly Point[]) => path(polygon(points), fill)

/** The bust of a fighting machine, 440 wide, its chin near the origin; one half is mirrored. */
export function mech(p: Picture, eye = '#5FE0FF'): string {
  const steel = p.linear(plate('#8FA8CF', '#33486E'), [0, 0], [0.4, 1])
  const dark = p.linear(plate('#33486F', '#0C1529'))
  const blue = p.linear(plate('#3E7BEF', '#0E2B78'), [0, 0], [0.5, 1])
  const brass = p.linear(plate(gold.light, gold.deep), [1, 0], [0, 1])
  const half = group(
    {},
    shape(dark, [0, 26], [52, 10], [96, 40], [110, 160], [0, 160]),
    shape(
      steel,
      [58, 24],
      [98, -8],
      [176, -2],
      [214, 44],
      [222, 118],
      [190, 160],
      [112, 160],
      [84, 60],
    ),
    shape(blue, [98, -8], [176, -2], [214, 44], [150, 40], [92, 24]),
    shape(dark, [150, 54], [206, 56], [212, 112], [170, 124], [136, 92]),
    stroke('M158 66L200 68M162 80L203 84M168 96L205 100', '#5C7AAE', 4),
    shape(steel, [0, 44], [40, 34], [78, 60], [72, 112], [0, 130]),
    shape(blue, [10, 62], [44, 54], [64, 72], [58, 98], [10, 108]),
    box([62, 120, 34, 10], gold.main, { rx: 2 }),
    shape(dark, [0, -20], [34, -20], [40, 26], [0, 40]),
    shape(steel, [0, -150], [30, -142], [60, -108], [68, -60], [58, -24], [46, -52], [0, -66]),
    shape(blue, [0, -150], [18, -146], [26, -96], [14, -72], [0, -68]),
    shape(dark, [50, -100], [82, -92], [86, -40], [62, -14], [52, -30]),
    stroke('M62 -84V-36M72 -82V-42', '#5C7AAE', 4),
    shape('#060C1A', [0, -72], [48, -84], [58, -50], [36, -26], [0, -22]),
    shape(eye, [10, -54], [50, -72], [52, -60], [40, -46], [14, -42]),
    shape('#F2FDFF', [18, -53], [46, -65], [44, -58], [22, -48]),
    shape(steel, [0, -40], [22, -34], [50, -28], [40, 10], [16, 26], [0, 28]),
    shape(dark, [6, -12], [28, -16], [24, -8], [6, -4]),
    shape(dark, [6, 2], [24, -2], [20, 6], [6, 10]),
    shape(brass, [0, -104], [14, -118], [120, -190], [62, -104], [16, -86], [0, -80]),
    shape(brass, [30, -92], [104, -128], [66, -88]),
  )
  return group(
    { 'stroke-linejoin': 'round' },
    half,
    group(
      { transform: 'scale(-1 1)' },
      half,
      path(
        polygon([
          [0, -150],
          [60, -108],
          [68, -60],
          [86, -40],
          [62, 0],
          [222, 118],
          [190, 160],
          [0, 160],
        ]),
        '#02060F',
        { opacity: 0.38 },
      ),
    ),
    circle(0, -104, 13, '#C42A3B'),
    circle(-3, -108, 5, '#FFC2C8'),
    circle(0, 84, 15, eye),
    circle(0, 84, 7, '#F2FDFF'),
  )
}
