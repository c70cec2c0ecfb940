declare module '*.md' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module
  export const document: import('./document.ts').Document
}
