import { root } from './boot/root.mjs'
import { writeSbom } from './sbom.ts'

console.log(await writeSbom(root))
