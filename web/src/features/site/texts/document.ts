import type { LiveName } from './live-names.ts'

/** A text of several sections: terms, privacy policy, help page. */
export type Document = {
  readonly title: string
  /** A whole phrase, ready to show. */
  readonly updated: string
  readonly sections: readonly Section[]
}

export type Section = {
  /** Anchor, unique within its document. */
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly Paragraph[]
}

export type Paragraph = string | List | { readonly table: Table } | { readonly live: LiveName }

export type List = {
  readonly list: readonly string[]
  /** Set where the order is the order of doing. */
  readonly ordered?: true | undefined
}

export type Table = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
