/** The pages of records share most of their parts: one file in the browser. */
export { BetRecordPage } from './BetRecordPage.tsx'
export { GiftRecordPage } from './GiftRecordPage.tsx'
export { TransRecordPage } from './TransRecordPage.tsx'
