/** A choice that lights when it is on the slip. */
export const cellStyle = (isChosen: boolean): string =>
  `lottery-cell ${isChosen ? 'lottery-cell-on' : ''}`
