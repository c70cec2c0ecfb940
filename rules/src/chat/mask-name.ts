/** `st***6`: the first two characters and the last, and always three stars, so that no length is told. */
export const maskChatName = (name: string): string => {
  const letters = Array.from(name)
  const shown = letters.slice(0, letters.length > 3 ? 2 : 1).join('')
  return `${shown}***${letters.length > 1 ? letters.at(-1) : ''}`
}
