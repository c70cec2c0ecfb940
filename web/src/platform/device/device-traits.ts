type Trait = string | number | boolean | null

const attempt = (read: () => Trait | undefined): Trait => {
  try {
    return read() ?? null
  } catch {
    return null
  }
}

/** How this machine rasterises text and curves; differs by fonts, driver and anti-aliasing. */
const canvasTrait = (): Trait => {
  const canvas = document.createElement('canvas')
  canvas.width = 220
  canvas.height = 48
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.textBaseline = 'top'
  pen.font = '16px sans-serif'
  pen.fillStyle = '#1757e8'
  pen.fillRect(90, 4, 70, 24)
  pen.fillStyle = 'rgba(217, 154, 34, 0.7)'
  pen.fillText('Xinghe 0123 \u661f\u6cb3', 4, 8)
  pen.beginPath()
  pen.arc(180, 24, 18, 0, Math.PI * 1.7)
  pen.stroke()
  return canvas.toDataURL()
}

const graphicsTrait = (): Trait => {
  const context = document.createElement('canvas').getContext('webgl')
  if (context === null) return null
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const read = (parameter: number): string => String(context.getParameter(parameter))
  const traits = [
    read(names?.UNMASKED_VENDOR_WEBGL ?? context.VENDOR),
    read(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER),
    read(context.MAX_TEXTURE_SIZE),
  ].join('|')
  // Browsers allow few contexts at once; the games want theirs.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return traits
}

/**
 * Properties that stay the same over reloads, zoom, window size and browser updates, and together
 * differ from machine to machine.
 */
export const deviceTraits = (): Readonly<Record<string, Trait>> => ({
  // Version numbers change every few weeks; the device does not.
  browser: attempt(() => navigator.userAgent.replaceAll(/[\d._]+/g, '')),
  languages: attempt(() => navigator.languages.join(',')),
  timeZone: attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  processors: attempt(() => navigator.hardwareConcurrency),
  memory: attempt(() => (navigator as Navigator & { deviceMemory?: number }).deviceMemory),
  touchPoints: attempt(() => navigator.maxTouchPoints),
  screen: attempt(() => [screen.width, screen.height].sort((a, b) => b - a).join('x')),
  colorDepth: attempt(() => screen.colorDepth),
  canvas: attempt(canvasTrait),
  graphics: attempt(graphicsTrait),
})
