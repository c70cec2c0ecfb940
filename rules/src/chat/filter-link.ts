const common = 'com|net|org|cn|cc|xyz|vip|top'
const others =
  'app|io|info|club|site|shop|live|bet|tv|hk|tw|me|ly|link|fun|win|work|ltd|icu|gg|online|store|pro|biz|mobi|asia|sh|to|ph|la'
const sign = '[.。·•・]'
const word = '(?:点|丶|[(\\[【]\\s?(?:点|dot)\\s?[)\\]】]|\\sdot\\s)'
const dot = `(?:${sign}|${word})`

const patterns = [
  /(?:https?|ftp|tg|weixin)\s?[:：]\s?\/\s?\//,
  /(?<![a-z0-9])www\s?[.。·]/,
  // The endings everybody knows, also after blanks: a b c . c o m
  new RegExp(`[a-z0-9]\\s{0,2}${dot}\\s{0,2}(?:c\\s?o\\s?m|n\\s?e\\s?t|o\\s?r\\s?g)(?![a-z])`),
  new RegExp(`[a-z0-9-]{2,}${sign}(?:${common})(?![a-z])`),
  // 20点vip返水 is an hour; only endings that are no words of ours follow a written dot.
  new RegExp(`[a-z0-9-]{2,}\\s?${word}\\s?(?:cn|cc|xyz)(?![a-z])`),
  // Others need a name with a letter, for 2.win is talk.
  new RegExp(`(?=[a-z0-9-]*[a-z])[a-z0-9-]{3,}\\.(?:${others})(?![a-z0-9])`),
  /(?<![a-z0-9])(?:t|wa|fb|u)\.(?:me|cn|to)\s?\//,
  // Four numbers with a port or a path, or with three of two and more figures: 4.2.3.1 is how a team stands.
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}\s?[:/]/,
  /(?<![\d.])\d{2,3}(?:\.\d{1,3}){0,1}(?:\.\d{2,3}){2,3}(?![\d.])/,
]

/** An address of the web, also with its dots written as words or set apart. */
export const hasLink = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
