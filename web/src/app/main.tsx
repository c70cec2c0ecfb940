import { StrictMode, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { languageReady } from '../platform/i18n/language.ts'
import { loadPreInfo } from '../platform/site/pre-info.ts'
import './app.css'
import { App } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

// Asked before anything is drawn: every other call waits for it. A failure shows where it matters.
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

// A stored Traditional is there before the first render. Without its words the page still shows.
languageReady().then(show, show)
