/** How often a member may look at their own masked values in one day. */
export const revealsPerDay = 20
