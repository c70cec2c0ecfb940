import type { BrowserContext } from '@playwright/test'

/** Colours and positions change at once: no journey looks at a transition. */
export const withoutTransitions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * Games are drawn on a plain canvas, as in any browser without WebGL: that without a graphics card is half
 * of the work of their journeys.
 */
export const withoutWebgl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const getContext = new Proxy(prototype.getContext, {
        apply: (target, canvas, given): unknown =>
          given[0] === '2d' ? Reflect.apply(target, canvas, given) : null,
      })
      Object.assign(prototype, { getContext })
    }
  })
