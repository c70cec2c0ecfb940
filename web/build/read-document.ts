import { lexer, type Token, type Tokens } from 'marked'
import type { Document, Paragraph, Section } from '../src/features/site/texts/document.ts'
import type { Figure } from '../src/features/site/texts/figures.ts'
import { liveNames } from '../src/features/site/texts/live-names.ts'

type Figures = Readonly<Record<string, Figure>>

const placeholder = /\{(\w+)\}/g
const livePlaceholder = /^\{live:([a-z-]+)\}$/
const headingWithId = /^(.+?) \{#([a-z0-9-]+)\}$/

const figureOf = (figures: Figures, name: string): Figure => {
  const figure = figures[name]
  if (figure === undefined) throw new Error(`no figure is called ${name}`)
  return figure
}

const fillIn = (text: string, figures: Figures): string =>
  text.replace(placeholder, (_, name: string) => {
    const figure = figureOf(figures, name)
    if (typeof figure === 'object') throw new Error(`${name} is rows of a table, not a phrase`)
    return String(figure)
  })

/** A row whose first cell alone names rows stands for all of them. */
const rowsOf = (cells: readonly string[], figures: Figures): readonly (readonly string[])[] => {
  const [, name] = /^\{(\w+)\}$/.exec(cells[0] ?? '') ?? []
  const figure = name === undefined ? null : figureOf(figures, name)
  return typeof figure === 'object' && figure !== null
    ? figure
    : [cells.map((cell) => fillIn(cell, figures))]
}

const textParagraph = (text: string, figures: Figures): Paragraph => {
  const [, name] = livePlaceholder.exec(text) ?? []
  if (name === undefined) return fillIn(text, figures)
  const live = liveNames.find((known) => known === name)
  if (live === undefined) throw new Error(`no live table is called ${name}`)
  return { live }
}

const paragraphOf = (token: Token, figures: Figures): Paragraph => {
  if (token.type === 'paragraph') return textParagraph((token as Tokens.Paragraph).text, figures)
  if (token.type === 'list') {
    const { items, ordered } = token as Tokens.List
    const list = items.map(({ text }) => fillIn(text, figures))
    return ordered ? { list, ordered: true } : { list }
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    const textsOf = (cells: readonly Tokens.TableCell[]) => cells.map(({ text }) => text)
    return {
      table: {
        head: textsOf(header),
        rows: rows.flatMap((row) => rowsOf(textsOf(row), figures)),
      },
    }
  }
  throw new Error(`a text has no place for Markdown's ${token.type}`)
}

/**
 * A text of the site from its Markdown: a title, then headings with their anchors (`## 登录 {#login}`) over
 * paragraphs, lists and tables. `{name}` is filled in from the figures, and `{live:name}` alone in a paragraph
 * is a table that the page reads from the running site; an unknown name fails the build.
 */
export const readDocument = (markdown: string, figures: Figures, updated: string): Document => {
  let title = ''
  const sections: (Section & { paragraphs: Paragraph[] })[] = []
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue
    if (token.type !== 'heading') {
      const section = sections.at(-1)
      if (section === undefined) throw new Error('a text begins with its title and a heading')
      section.paragraphs.push(paragraphOf(token, figures))
      continue
    }
    const { depth, text } = token as Tokens.Heading
    if (depth === 1) title = text
    else {
      const [, heading, id] = headingWithId.exec(text) ?? []
      if (heading === undefined || id === undefined) throw new Error(`no anchor at ${text}`)
      sections.push({ id, heading, paragraphs: [] })
    }
  }
  if (title === '') throw new Error('a text has no title')
  return { title, updated, sections }
}
