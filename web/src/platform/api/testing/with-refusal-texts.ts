import { loadRefusalTexts } from '../refusal-texts.ts'

// A screen under test is refused by a fake, not by the client, which would have fetched the texts first.
await loadRefusalTexts()
