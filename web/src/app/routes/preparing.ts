import type { RouteName } from '../../platform/navigation/route-paths.ts'

/** Pages that show 准备中 until their feature is built; taking a name out asks for its screen. */
export const preparingRoutes = ['feedback', 'feedbackList'] as const satisfies readonly RouteName[]

export type PreparingRoute = (typeof preparingRoutes)[number]
