/** Terms of a landing page whose one paragraph is the text. */
export const landingTerms = (text: string) => ({
  multipleHundredths: 100,
  budget: { shareBp: 50, floor: '1000.00' },
  leastPriceHundredths: 150,
  steps: [{ fromLegs: 2, toLegs: 5, shareBp: 500 }],
  cap: '100.00',
  perDay: 1,
  claimHours: 24,
  blocks: [{ title: text.slice(0, 40), text }],
})
