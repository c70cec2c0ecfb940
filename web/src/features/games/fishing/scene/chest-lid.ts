/** Until the lid of a caught chest is open; its prize is shown then. */
export const openMs = 450
/** Until the open chest is gone. */
export const chestMs = 1_500

/** Which of the pictures of a lid is seen, from closed to thrown back. */
export const lidPicture = (ageMs: number, pictures: number): number =>
  Math.min(pictures - 1, Math.floor((ageMs / openMs) * (pictures - 1)))
