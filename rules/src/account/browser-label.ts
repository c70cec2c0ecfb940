/** Tested in this order: most user agents also contain the names of the browsers they derive from. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['QQ', /M?QQBrowser\/(\d+)/],
  ['UC', /UC?Browser\/(\d+)/],
  ['Xiaomi', /MiuiBrowser\/(\d+)/],
  ['Huawei', /HuaweiBrowser\/(\d+)/],
  ['Samsung', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|OPiOS|Opera)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]*(?: Mobile\/\w+)? Safari\//],
]

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['iPad', /iPad/],
  ['iPhone', /iPhone|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
]

const versionMost = 4

/** `Chrome 156 · Windows`: enough for a member to recognise their own device, and no more is stored. */
export const browserLabel = (userAgent: string): string => {
  const browser = browsers.flatMap(([name, mark]) => {
    // Anybody can send a header of any length.
    const version = mark.exec(userAgent)?.[1]?.slice(0, versionMost)
    return version === undefined ? [] : [`${name} ${version}`]
  })[0]
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0]
  return [browser, system].filter((part) => part !== undefined).join(' · ')
}
