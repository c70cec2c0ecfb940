declare module 'virtual:zh-tw' {
  export const dictionary: Readonly<Record<string, string>>
}
