import { join } from 'node:path'
import type { Plugin } from 'vite'
import { figures, updated } from '../src/features/site/texts/figures.ts'
import { readDocument } from './read-document.ts'

const lettersName = 'virtual:simplified-letters'
const resolvedLetters = `\0${lettersName}`
const textFolder = join(import.meta.dirname, '../src/features/site/texts')

/**
 * Lets the texts of the site be imported (`import { document } from './terms.md'`), and the letters by
 * which a search in Traditional finds them (`virtual:simplified-letters`).
 */
export const documents = (): Plugin => ({
  name: 'xinghe-documents',
  resolveId: (id) => (id === lettersName ? resolvedLetters : undefined),
  load: async (id) => {
    if (id !== resolvedLetters) return undefined
    const { lettersOfTexts } = await import('./simplified-letters.ts')
    const letters = await lettersOfTexts(textFolder)
    return { code: `export const letters = ${JSON.stringify(letters)}`, moduleType: 'js' }
  },
  transform: {
    filter: { id: /\/texts\/[a-z-]+\.md$/ },
    handler: (markdown) => ({
      code: `export const document = ${JSON.stringify(readDocument(markdown, figures, updated))}`,
      moduleType: 'js',
      map: null,
    }),
  },
})
