import type { GameType } from '@xinghe/rules/sports/game-types.ts'

/** Drawn on a field of 24 by 24. */
const paths: Readonly<Record<GameType, string>> = {
  ALL: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  FT: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 3v5M20.5 9.5l-4.7 1.3M17.3 19.3l-3-4.1M6.7 19.3l3-4.1M3.5 9.5l4.7 1.3',
  VF: 'M3 5h18v12H3zM9 21h6M12 17v4M12 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  BK: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3v18M5.6 5.6c3.6 3.4 3.6 9.4 0 12.8M18.4 5.6c-3.6 3.4-3.6 9.4 0 12.8',
  TN: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 5.3c3 3.8 3 9.6 0 13.4M18 5.3c-3 3.8-3 9.6 0 13.4',
  OP: 'M5 19C3.5 12 7 5 19 5c1.5 12-6 15.5-14 14zM8 16l8-8M11 9l4 4',
  SK: 'M3 20 17 6M19.5 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM17 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  BS: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7 4.6c1.7 4.6 1.7 10.2 0 14.8M17 4.6c-1.7 4.6-1.7 10.2 0 14.8',
  VB: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 12c0-4-1-7-3-8.5M12 12c3.5-2 6.5-2 8.8-.5M12 12c-3.5 2-5.5 4.5-6 7',
  TT: 'M14 3a7 7 0 1 1-4.9 12L5 19l-2-2 4-4.1A7 7 0 0 1 14 3zM19 18a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  ES: 'M7 8h10a5 5 0 0 1 4.5 7.2l-.7 1.4a2 2 0 0 1-3.3.4L15.5 15h-7l-2 2a2 2 0 0 1-3.3-.4l-.7-1.4A5 5 0 0 1 7 8zM8 10.5v3M6.5 12h3M15.5 11h.01M17.5 13h.01',
  FS: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.5 3 4.5M17 6h3c0 3-1 4.5-3 4.5M12 14v4M8 20h8',
}

export function SportIcon({ gameType }: { gameType: GameType }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className="size-5 shrink-0"
    >
      <path d={paths[gameType]} />
    </svg>
  )
}
