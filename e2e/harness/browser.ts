export const browserPath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'

/** A browser that connects to the site under test only. */
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
  // Rendering is in software, so a separate GPU process would only add messages.
  '--in-process-gpu',
  // A page of a journey lives for seconds: compiling its code for speed costs more than it saves.
  '--js-flags=--no-opt --no-maglev',
]
