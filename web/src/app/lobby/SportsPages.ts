/** Both ways into the book share its outline, and load the book itself: one small file in the browser. */
export { SportPage } from './SportPage.tsx'
export { SportsPage } from '../sports/SportsPage.tsx'
