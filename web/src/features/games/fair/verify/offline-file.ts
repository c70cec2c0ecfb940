/** Written by the build (web/build/offline-verifier.ts). */
export const offlineFile = '/xinghe-verify.html'
