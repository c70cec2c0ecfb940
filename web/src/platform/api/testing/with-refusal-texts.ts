import { loadRefusalTexts } from '../../transport/refusal-texts.ts'

// Loads the refusal texts, which the client loads in production.
await loadRefusalTexts()
