// The contrast test reads the token files; the package itself is compiled without Node's types.
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string
}
