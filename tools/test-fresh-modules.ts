import { vi } from 'vitest'

// Files share a worker and its libraries; the state of our own modules is reset for each file.
vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
