import { vi } from 'vitest'

// Files share a worker and its libraries; what our own modules remember starts anew with each file.
vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
