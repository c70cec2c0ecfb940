/** Courts with a net between the sides: what lies around them, the floor, its edge and its lines. */
const courts = {
  tennis: {
    around: '#2a6350',
    floor: '#2b5f9e',
    edge: 'M30 24h240v102H30z',
    lines: 'M30 36h240M30 114h240M90 36v78M210 36v78M90 75h120',
    net: [16, 134],
  },
  badminton: {
    around: '#1d4a3d',
    floor: '#27735c',
    edge: 'M30 28h240v94H30z',
    lines: 'M30 35h240M30 115h240M42 28v94M258 28v94M126 28v94M174 28v94M30 75h96M174 75h96',
    net: [22, 128],
  },
  volleyball: {
    around: '#2b6f80',
    floor: '#c07038',
    edge: 'M34 26h232v98H34z',
    lines: 'M111 26v98M189 26v98',
    net: [18, 132],
  },
  'table-tennis': {
    around: '#6d2230',
    floor: '#1d4f91',
    edge: 'M50 34h200v82H50z',
    lines: 'M50 75h200',
    net: [28, 122],
  },
} as const

export type NetSport = keyof typeof courts

export function NetGround({ sport }: { sport: NetSport }) {
  const { around, floor, edge, lines, net } = courts[sport]
  return (
    <>
      <rect width="300" height="150" fill={around} />
      <path d={edge} fill={floor} stroke="#ffffff" strokeOpacity="0.75" strokeWidth="1.4" />
      <path d={lines} fill="none" stroke="#ffffff" strokeOpacity="0.5" strokeWidth="1.2" />
      <path d={`M150 ${net[0]}V${net[1]}`} stroke="#0a1735" strokeOpacity="0.45" strokeWidth="5" />
      <path d={`M150 ${net[0]}V${net[1]}`} stroke="#ffffff" strokeWidth="1.6" />
    </>
  )
}
