/** Letters of other alphabets beside the Latin letter that they look like, in small letters. */
const letters =
  'аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhӏlкkмmтtвbнhпnгrзzαaεeοoρpνvτtκkιiηnυuχxγyωwβbσoδdɑaɡgɩiʏyɴnʀrｑqꜱs'

const latin = new Map<string, string>()
for (let at = 0; at < letters.length; at += 2) latin.set(letters.charAt(at), letters.charAt(at + 1))
latin.set('ı', 'i').set('ł', 'l').set('ø', 'o').set('đ', 'd').set('ħ', 'h').set('ŧ', 't')

/** Runs of 26 letters, or of digits, that NFKC leaves alone: the first code point and what it stands for. */
const runs = [
  { first: 0x1f150, letters: 'abcdefghijklmnopqrstuvwxyz' },
  { first: 0x1f170, letters: 'abcdefghijklmnopqrstuvwxyz' },
  { first: 0x1f1e6, letters: 'abcdefghijklmnopqrstuvwxyz' },
  { first: 0x2776, letters: '123456789' },
  { first: 0x2780, letters: '123456789' },
  { first: 0x278a, letters: '123456789' },
  { first: 0x24f5, letters: '123456789' },
] as const

/** The Latin letter or digit that a character looks like; every other character as it is. */
export const plainLetter = (character: string): string => {
  const letter = latin.get(character)
  if (letter !== undefined) return letter
  const code = character.codePointAt(0) ?? 0
  const run = runs.find(({ first, letters: all }) => code >= first && code < first + all.length)
  return run?.letters.charAt(code - run.first) ?? character
}
