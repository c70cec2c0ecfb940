import type { DigitGroup } from './filter-digits.ts'
import type { FoldedCharacter } from './filter-fold.ts'
import { talkGroups } from './filter-phone.ts'

const gap = '[^\\p{L}\\p{N}]{0,2}'
const wechat = `微${gap}信|[薇维威徽卫]${gap}[信星]|(?<![a-z])(?:v${gap}信|v${gap}x|w${gap}x)(?![a-z])|weixin|wechat`
const qq = `(?<![a-z])q${gap}q(?![a-z])|扣${gap}扣|扣群|企鹅|[加群]${gap}q(?![a-z])|(?<![a-z])q${gap}[群号]|群号`
const others = 'whats ?app|telegram|电报|纸飞机|(?<![a-z])tg(?![a-z])|加[我v微薇]'
const phone = '电话|手机|来电|短信|座机|phone|mobile|联系'

const numberCues = new RegExp(`${wechat}|${qq}|${others}|${phone}`, 'gu')
/** Words between the messenger and the number. Any other word ends the search: 微信充值 50000 is a sum. */
const filler =
  /^(?:[^\p{L}\p{N}，。！？；,!?;]|号码?|群|是|为|加|我|的|你|他|id|搜|联系|请|找|打|q|v|信|x){0,8}$/u
const nameCues = new RegExp(
  `(?:${wechat}|${qq}|${others})(?: ?id)?([^a-z0-9@]{0,6})(@?)([a-z][a-z0-9_-]{4,19})(?![a-z])`,
  'gu',
)
const nameSaid = /[号是为:：=]\s*$/

const digitsFewest = 5
const digitsMost = 13
const isSeparator = /^[^\p{L}\p{N}]{0,3}$/u
const unit = /^\s*(?:元|块|万|千|百|分|%|倍|米|年|月|人|次|亿)/
const roundSum = /^\d{1,4}00$/

/** Digits that begin after a cue, in groups as people write them. */
const numberAfter = (
  text: string,
  groups: readonly DigitGroup[],
  talk: ReadonlySet<DigitGroup>,
  cueEnd: number,
): string => {
  const first = groups.findIndex((group) => group.first >= cueEnd)
  const begin = groups[first]
  if (begin === undefined || !filler.test(text.slice(cueEnd, begin.first))) return ''
  let [digits, end] = ['', begin.first]
  for (const group of groups.slice(first)) {
    if (talk.has(group) || !isSeparator.test(text.slice(end, group.first))) break
    digits += group.digits
    end = group.last + 1
  }
  return unit.test(text.slice(end, end + 4)) || roundSum.test(digits) ? '' : digits
}

/** A number or a name of QQ, WeChat or another messenger, said with the messenger's name. */
export const hasAccount = (
  folded: readonly FoldedCharacter[],
  text: string,
  groups: readonly DigitGroup[],
): boolean => {
  const talk = talkGroups(folded, groups)
  for (const cue of text.matchAll(numberCues)) {
    const digits = numberAfter(text, groups, talk, cue.index + cue[0].length)
    if (digits.length >= digitsFewest && digits.length <= digitsMost) return true
  }
  for (const [, between = '', at = '', name = ''] of text.matchAll(nameCues)) {
    if (at !== '' || /[0-9_-]/.test(name) || nameSaid.test(between)) return true
  }
  return false
}
