import { gameCategories, isGameCode } from '@xinghe/rules/games/house/game.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import { useEffect } from 'react'
import { usePageMarks, type PageMarks } from '../navigation/page-marks.ts'

const marksOf = (code: string): Partial<PageMarks> =>
  isGameCode(code) ? { title: gameNames[code], category: gameCategories[code] } : {}

/** Titles the page with its game and lights the game's category while the page is visible. */
export const useGameMarks = (code: string): void => {
  useEffect(() => {
    usePageMarks.setState(marksOf(code), true)
    return () => usePageMarks.setState({}, true)
  }, [code])
}
