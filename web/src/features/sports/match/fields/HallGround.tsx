const planks = [1, 3, 5, 7]

/** Lines in a hall of 300 by 150, and on what they are painted. */
const halls = {
  basketball: {
    floor: '#9a5a26',
    plank: '#935323',
    zone: '',
    lines:
      'M8 8h284v134H8zM150 8v134M8 52h55v46H8M292 52h-55v46h55M8 20h22a58 58 0 0 1 0 110H8M292 20h-22a58 58 0 0 0 0 110h22M167 75a17 17 0 1 1-34 0 17 17 0 1 1 34 0zM78 75a15 15 0 1 1-30 0 15 15 0 1 1 30 0zM252 75a15 15 0 1 1-30 0 15 15 0 1 1 30 0z',
    dashes: '',
  },
  handball: {
    floor: '#2a5f8f',
    plank: '#2d6699',
    zone: 'M8 24a46 46 0 0 1 46 46v10a46 46 0 0 1-46 46zM292 24a46 46 0 0 0-46 46v10a46 46 0 0 0 46 46z',
    lines: 'M8 8h284v134H8zM150 8v134M8 64h-4v22h4M292 64h4v22h-4M62 70v10M238 70v10',
    dashes:
      'M18 8a66 66 0 0 1 54 62v10a66 66 0 0 1-54 62M282 8a66 66 0 0 0-54 62v10a66 66 0 0 0 54 62',
  },
} as const

export type HallSport = keyof typeof halls

export function HallGround({ sport }: { sport: HallSport }) {
  const { floor, plank, zone, lines, dashes } = halls[sport]
  return (
    <>
      <rect width="300" height="150" fill={floor} />
      {planks.map((board) => (
        <rect key={board} y={board * 18.75} width="300" height="18.75" fill={plank} />
      ))}
      <path d={zone} fill="#c9763a" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="1.2" />
      <g fill="none" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="1.2">
        <path d={lines} />
        <path d={dashes} strokeDasharray="4 4" />
      </g>
    </>
  )
}
