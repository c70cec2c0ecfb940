export const firstNewYear = 2020

/**
 * Month and day of each lunar new year to 2050, as published in China. `Intl` computes the moon less exactly:
 * it is a day off in 2027 and 2030, and may differ from machine to machine.
 */
export const newYears: readonly string[] =
  '01-25 02-12 02-01 01-22 02-10 01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08 01-28 02-15 02-04 01-24 02-12 02-01 01-22 02-10 01-30 02-17 02-06 01-26 02-14 02-02 01-23'.split(
    ' ',
  )
