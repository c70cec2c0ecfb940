import { StrictMode, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { languageReady } from '../platform/i18n/language.ts'
import { loadPreInfo } from '../platform/site/pre-info.ts'
import './app.css'
import { App } from './App.tsx'
import { ErrorBoundary } from './states/ErrorBoundary.tsx'

// Loaded before the first render: every other call waits for it. A failure shows in the first
// screen that needs it.
loadPreInfo().catch(() => undefined)

// Only while developing: the build drops the import with the branch.
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@xinghe/ui/gallery/GalleryScreen.tsx')).GalleryScreen,
    }))
  : null

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no root element')

const show = (): void =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        {Gallery !== null && location.pathname === '/ui' ? (
          <Suspense fallback={null}>
            <Gallery />
          </Suspense>
        ) : (
          <BrowserRouter>
            <App />
          </BrowserRouter>
        )}
      </ErrorBoundary>
    </StrictMode>,
  )

// The dictionary of a stored zh-TW is loaded before the first render. Without it the page shows zh-CN.
languageReady().then(show, show)
