/** Uploads per member in 24 hours; refused pictures count too. */
export const uploadsPerDay = 100
