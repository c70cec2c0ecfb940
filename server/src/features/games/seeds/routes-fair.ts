import * as calls from '@xinghe/contract/games-fair.ts'
import { forAnyone, forMember, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/parts.ts'
import { rotateSeeds, setClientSeed } from './change-seeds.ts'
import { readFair } from './read-fair.ts'
import { readRoundProof } from './read-round-proof.ts'
import type { SeedVault } from '../../../platform/secrets/seed-vault.ts'

export const fairRoutes = (platform: Pick<Platform, 'sql'>, vault: SeedVault): Route[] => [
  forMember(calls.readFair, (input, context) => readFair(platform, vault, input, context)),
  forMember(calls.setClientSeed, (input, context) => setClientSeed(platform, input, context)),
  forMember(calls.rotateFair, (input, context) => rotateSeeds(platform, vault, input, context)),
  forAnyone(calls.readRoundProof, (input) => readRoundProof(platform, input)),
]
