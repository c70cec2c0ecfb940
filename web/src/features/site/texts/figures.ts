/**
 * Figures that help pages and privacy policy quote, in one place so that a changed rule is one
 * changed line here. Figures of the terms come from the rules themselves.
 */
export const figures = {
  usernameMin: 4,
  usernameMax: 11,
  usernameLetters: 2,
  passwordMin: 8,
  passwordMax: 12,
  loginFailures: 10,
  loginLockMinutes: 15,
  sessionIdleHours: 24,
  sessionDays: 30,
  devices: 5,
  codeDigits: 6,
  codeMinutes: 5,
  codeTries: 5,
  codeResendSeconds: 60,
  codeSendsPerDay: 10,
  revealsPerDay: 20,
  slipItems: 10,
  confirmSecondsMin: 3,
  confirmSecondsMax: 8,
  depositTurnover: 1,
  virtualMatchMinutes: 3,
} as const

/** Whole dollars as the texts print them: 1,500,000 美元. */
export function usd(amount: number): string {
  return `${amount.toLocaleString('en-US')} 美元`
}
