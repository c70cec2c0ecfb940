const tickMs = 1000

/** @type {(mark: string, label: string, text: string, seconds?: number) => string} */
const line = (mark, label, text, seconds) =>
  `${mark} ${label.padEnd(10)} ${text}${seconds === undefined ? '' : `  ${seconds.toFixed(1)} s`}`

/**
 * One line for one step. On a terminal it counts the seconds in place; elsewhere it is written once
 * at the start and once at the end.
 * @param {string} label
 * @param {string} text
 */
export function showProgress(label, text) {
  const began = Date.now()
  const seconds = () => (Date.now() - began) / 1000
  const live = process.stdout.isTTY
  const draw = () => process.stdout.write(`\r\x1b[2K${line('…', label, text, seconds())}`)
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  if (live) {
    draw()
    timer = setInterval(draw, tickMs)
  } else {
    console.log(line('…', label, text))
  }
  /** @type {(mark: string, result: string) => void} */
  const end = (mark, result) => {
    clearInterval(timer)
    if (live) process.stdout.write('\r\x1b[2K')
    console.log(line(mark, label, result, seconds()))
  }
  return {
    /** @param {string} result */
    done: (result) => end('✓', result),
    /** @param {string} result */
    fail: (result) => end('✗', result),
  }
}
