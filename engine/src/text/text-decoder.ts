/** The part of the platform's TextDecoder used here; browsers and Node both have it, and neither's types are the engine's. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(units: Uint8Array | Uint16Array): string };

/** `encoding` by its WHATWG name; a `fatal` one throws where bytes are not of that encoding. */
export const textDecoder = (encoding: string, options?: { fatal?: boolean }) =>
  new TextDecoder(encoding, options);
