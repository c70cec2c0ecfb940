import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { refusals } from '@xinghe/contract/refusal-table.ts'
import { awardKinds, awardTitle } from '@xinghe/rules/base/award.ts'
import { playCategoryNames } from '@xinghe/rules/base/play-fact.ts'
import { rowNames } from '@xinghe/rules/games/lottery/returns.ts'
import { tableCodes } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { figures, updated } from '../src/features/site/texts/figures.ts'
import { readDocument } from './read-document.ts'
import { dictionaryOf, stringsIn } from './traditional.ts'

const virtualName = 'virtual:zh-tw'
const resolvedName = `\0${virtualName}`

/** Where member-facing words stand, relative to `web`. */
const wordFiles = [
  'src/**/*messages.ts',
  'src/features/site/texts/*.{ts,md}',
  '../rules/src/**/texts.ts',
]

const hasNoWords = (file: string): boolean => /\.(test|d)\.ts$/.test(file)

const filesOfWords = async (root: string): Promise<string[]> => {
  const files: string[] = []
  for await (const file of glob(wordFiles, { cwd: root })) {
    if (!hasNoWords(file)) files.push(join(root, file))
  }
  return files.sort()
}

let readings = 0

/** The query makes Node read an edited file again while the development server runs. */
const wordsOf = async (file: string): Promise<string[]> => {
  if (file.endsWith('.md'))
    return stringsIn(readDocument(await readFile(file, 'utf8'), figures, updated))
  const module: unknown = await import(`${pathToFileURL(file).href}?reading=${readings}`)
  return stringsIn(module)
}

/** Every member-facing text of the build, in Simplified. */
export const collectWords = async (root: string): Promise<string[]> => {
  readings += 1
  const files = await filesOfWords(root)
  const words = await Promise.all(files.map(wordsOf))
  const tableRows = tableCodes.flatMap((code) => tableOf(code).spots.map(({ row }) => row))
  return [
    ...stringsIn(refusals),
    ...rowNames(),
    ...tableRows,
    ...awardKinds.map(awardTitle),
    ...Object.values(playCategoryNames),
    ...words.flat(),
  ]
}

export const collectDictionary = async (root: string): Promise<Record<string, string>> =>
  dictionaryOf(await collectWords(root))

/** Serves `virtual:zh-tw`: whole zh-CN strings → zh-TW, derived from every messages file. */
export const traditionalChinese = (): Plugin => {
  let root = ''
  return {
    name: 'xinghe-zh-tw',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === virtualName ? resolvedName : undefined),
    load: async function load(id) {
      if (id !== resolvedName) return undefined
      for (const file of await filesOfWords(root)) this.addWatchFile(file)
      const dictionary = await collectDictionary(root)
      // Parsing a JSON text is quicker for the browser than a literal of this size.
      const text = JSON.stringify(JSON.stringify(dictionary))
      return { code: `export const dictionary = JSON.parse(${text})`, moduleType: 'js' }
    },
  }
}
