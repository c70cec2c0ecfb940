import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { legalNames } from '@xinghe/rules/site/legal.ts'
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
  // The server publishes them as the first version, and later ones when the operator says so.
  async generateBundle() {
    for (const name of legalNames) {
      const markdown = await readFile(join(textFolder, `${name}.md`), 'utf8')
      const { title, sections } = readDocument(markdown, figures, updated)
      const source = JSON.stringify({ title, sections })
      this.emitFile({ type: 'asset', fileName: `legal/${name}.json`, source })
    }
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
