// The site's content policy forbids code made at run time; this is pixi's way without it.
import 'pixi.js/unsafe-eval'
import { autoDetectRenderer, Container, Ticker, type Renderer } from 'pixi.js'
import { makeRedraw } from './redraw.ts'
import type { Scene } from './scene.ts'

/** More device pixels than this cost a phone frames and show nothing. */
const mostResolution = 2
/** Without WebGL every pixel is the processor's work. */
const canvasFrames = 30
/** Enough where nothing moves. */
const stillFrames = 10
/** A tab that comes back must not jump through the time it was away. */
const longestStepMs = 250

interface Stage {
  /** Shows a scene inside an element; returns the way to take it down. */
  readonly show: (host: HTMLElement, scene: Scene) => () => void
}

const makeStage = (renderer: Renderer): Stage => {
  const root = new Container()
  const ticker = new Ticker()
  ticker.autoStart = false
  /** 0: as many as the screen shows. */
  const movingFrames = renderer.name === 'canvas' ? canvasFrames : 0
  const canvas = renderer.canvas
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'display:block;position:absolute;inset:0;width:100%;height:100%'

  const show: Stage['show'] = (host, scene) => {
    const resolution = Math.min(window.devicePixelRatio, mostResolution)
    const fit = (): void => {
      const { clientWidth: width, clientHeight: height } = host
      if (width === 0 || height === 0) return
      renderer.resize(width, height, resolution)
      scene.resize(width, height, resolution)
    }
    const isDue = makeRedraw()
    const step = (): void => {
      const deltaMs = Math.min(ticker.elapsedMS, longestStepMs)
      if (isDue(scene.tick(deltaMs), deltaMs)) renderer.render(root)
    }
    const followSight = (): void => (document.hidden ? ticker.stop() : ticker.start())
    const sizes = new ResizeObserver(fit)
    ticker.maxFPS = scene.still ? stillFrames : movingFrames
    host.append(canvas)
    root.addChild(scene.view)
    fit()
    sizes.observe(host)
    ticker.add(step)
    document.addEventListener('visibilitychange', followSight)
    followSight()
    return () => {
      ticker.stop()
      ticker.remove(step)
      document.removeEventListener('visibilitychange', followSight)
      sizes.disconnect()
      root.removeChild(scene.view)
      scene.destroy()
      canvas.remove()
    }
  }
  return { show }
}

let opened: Promise<Stage> | null = null

/**
 * One renderer for the page's life: browsers allow few WebGL contexts, and a context that was given up
 * is not freed at once. Scenes come and go.
 */
export const openStage = (): Promise<Stage> => {
  opened ??= autoDetectRenderer({
    preference: ['webgl', 'canvas'],
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: false,
    skipExtensionImports: true,
  }).then(makeStage)
  // A browser that had no room for a context may have it at the next try.
  opened.catch(() => (opened = null))
  return opened
}
