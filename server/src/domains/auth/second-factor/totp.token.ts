/** Seconds a code is shown for, and how far a clock may be off: one code before, one after. */
const period = 30;

/** Loaded with the first code: many servers never see one. */
const library = () => import('otplib');

/** 160 bits in base32, as RFC 4226 asks and every app reads. */
export async function newTotpSecret(): Promise<string> {
  const { generateSecret } = await library();
  return generateSecret({ length: 20 });
}

/** What the picture says; the issuer's spelling is what the app lists. */
export async function totpUri(secret: string, email: string): Promise<string> {
  const { generateURI } = await library();
  return generateURI({ issuer: 'Họp Gọn', label: email, secret });
}

/** The time step whose code this is, or null; steps up to `lastStep` were taken and are not taken again. */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): Promise<number | null> {
  const { verifySync } = await library();
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    period,
    epochTolerance: period,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
