import { no, ok, type Result } from '../base/result.ts'
import { hasAccount } from './filter-account.ts'
import { checkChatText } from './filter-clean.ts'
import { hasCoinAddress } from './filter-coin.ts'
import { digitGroups } from './filter-digits.ts'
import { fold, foldedText, type FoldedCharacter } from './filter-fold.ts'
import { hasLink } from './filter-link.ts'
import { hasPhone } from './filter-phone.ts'
import { maskWords, matchWords, type ChatWords } from './filter-words.ts'

export type ChatTextFault = 'chat-empty' | 'chat-too-long' | 'chat-contact' | 'chat-words'

const hasContact = (folded: readonly FoldedCharacter[]): boolean => {
  const text = foldedText(folded)
  const groups = digitGroups(folded)
  return (
    hasPhone(folded, groups) ||
    hasAccount(folded, text, groups) ||
    hasLink(text) ||
    hasCoinAddress(folded)
  )
}

/** The text to store, with masked words, or why it is refused. */
export const filterChatText = (text: string, words: ChatWords): Result<string, ChatTextFault> => {
  const checked = checkChatText(text)
  if (!checked.ok) return checked
  const folded = fold(checked.value)
  if (hasContact(folded)) return no('chat-contact')
  const matches = matchWords(words, folded)
  if (matches.some(({ action }) => action === 'refuse')) return no('chat-words')
  return ok(maskWords(checked.value, matches))
}
