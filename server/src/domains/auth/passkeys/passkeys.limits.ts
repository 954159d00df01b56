/** More than a person has devices; fewer than a browser's list would show. */
export const mostPasskeys = 20;

/** EdDSA, ECDSA with P-256, RSA: what devices and security keys sign with. */
export const passkeyAlgorithms = [-8, -7, -257];

/** How long a browser waits for the person's finger, in milliseconds. */
export const passkeyPatience = 5 * 60 * 1000;
