/** Both ways into the book share its outline, and load the book itself: one small file in the browser. */
export { SportPage } from '../lobby/SportPage.tsx'
export { SportsPage } from './SportsPage.tsx'
