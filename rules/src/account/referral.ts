/** Invitation codes as they stand in an address: short, letters, digits, dash and underscore. */
export const referralShape = /^[A-Za-z0-9_-]{1,32}$/

export const cleanReferral = (text: string | null): string => {
  const trimmed = (text ?? '').trim()
  return referralShape.test(trimmed) ? trimmed : ''
}
