export const browserPath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'

/** A browser that speaks to nobody but the site under test. */
export const browserFlags = [
  // Chromium refuses to run as root with its own sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-first-run',
  '--no-pings',
  '--disable-gpu',
  // Drawing is software's work: a process of its own for it is only one more to talk to.
  '--in-process-gpu',
]
