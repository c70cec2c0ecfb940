import type { Plugin } from 'vite'
import { figures, updated } from '../src/features/site/texts/figures.ts'
import { readDocument } from './read-document.ts'

/** Lets the texts of the site be imported: `import { document } from './terms.md'`. */
export const documents = (): Plugin => ({
  name: 'xinghe-documents',
  transform: {
    filter: { id: /\/texts\/[a-z-]+\.md$/ },
    handler: (markdown) => ({
      code: `export const document = ${JSON.stringify(readDocument(markdown, figures, updated))}`,
      moduleType: 'js',
      map: null,
    }),
  },
})
