/** Made by the browser alone: the house cannot have known it when it committed to its seed. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
