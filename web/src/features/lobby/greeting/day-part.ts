/** Hours of the site's clock, GMT+8, whatever the member's own says. */
export const dayPartOf = (at: number): 'morning' | 'noon' | 'afternoon' | 'evening' => {
  const hour = new Date(at + 8 * 3_600_000).getUTCHours()
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}
