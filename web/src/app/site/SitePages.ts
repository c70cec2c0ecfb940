/** Two small pages for visitors, one file in the browser. */
export { DownloadScreen } from '../../features/site/DownloadScreen.tsx'
export { SponsorScreen } from '../../features/site/SponsorScreen.tsx'
