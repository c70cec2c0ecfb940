/** Tabs of the message centre: notices, activities, bulletins, matches and answers to feedback. */
export const letterTypes = ['notice', 'activity', 'bulletin', 'match', 'fd'] as const
export type LetterType = (typeof letterTypes)[number]

/** Letters and broadcasts are deleted after so many years. */
export const lettersKeptYears = 2
