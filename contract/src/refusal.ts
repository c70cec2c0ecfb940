import type { refusals } from './refusal-table.ts'

export type RefusalName = keyof typeof refusals

/** Thrown on the server to refuse (the transaction rolls back), and on the web where a call was refused. */
export class Refused extends Error {
  readonly refusal: RefusalName
  /** What else the caller should know; it is sent beside the name. */
  readonly detail: Readonly<Record<string, unknown>>
  /** Said in place of the table's text, for instance in the words of the operator. */
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

/** Codes that the client hands back as values: the flow goes on with a captcha. */
export const valueRefusals = [
  'picture-required',
  'slider-required',
] as const satisfies RefusalName[]
