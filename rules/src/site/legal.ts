/** Texts that members agree to; each is published in numbered versions. */
export const legalNames = ['terms', 'privacy'] as const
export type LegalName = (typeof legalNames)[number]

export const isLegalName = (text: string): text is LegalName =>
  legalNames.some((name) => name === text)
