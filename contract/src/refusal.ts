import type { refusals } from './refusal-table.ts'

export type RefusalName = keyof typeof refusals

/** Thrown on the server to refuse (the transaction rolls back), and on the web where a call was refused. */
export class Refused extends Error {
  readonly refusal: RefusalName
  /** Additional fields of the answer, sent beside the name. */
  readonly detail: Readonly<Record<string, unknown>>
  /** Replaces the table's text, for instance with a text of the operator. */
  readonly words: string | undefined
  constructor(
    refusal: RefusalName,
    detail: Readonly<Record<string, unknown>> = {},
    words?: string,
  ) {
    super(words ?? refusal)
    this.name = 'Refused'
    this.refusal = refusal
    this.detail = detail
    this.words = words
  }
}

/** Codes that the client returns as values instead of throwing: the flow continues with a captcha. */
export const valueRefusals = [
  'picture-required',
  'slider-required',
] as const satisfies RefusalName[]
