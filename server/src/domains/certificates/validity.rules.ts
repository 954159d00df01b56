import { day } from '../../platform/clock/durations.rules.ts';

interface Validity {
  readonly from: Date;
  readonly until: Date;
}

const year = 365 * day;
/** Clocks of readers may be behind ours. */
const before = day;

const validityOf = (now: Date, length: number): Validity => ({
  from: new Date(now.getTime() - before),
  until: new Date(now.getTime() + length),
});

export const authorityValidity = (now: Date): Validity => validityOf(now, 10 * year);
export const signerValidity = (now: Date): Validity => validityOf(now, 2 * year);

/** An authority is replaced while the certificates it issues still end before it. */
export const mayIssue = (authority: { readonly expires_at: Date }, now: Date): boolean =>
  authority.expires_at >= signerValidity(now).until;

interface Holder {
  readonly name: string;
  readonly authorityId: string;
}

/** Whether a certificate still says who signs, and under the authority of today. */
export const isUsable = (
  row: { readonly name: string; readonly authority_id: string; readonly expires_at: Date },
  { name, authorityId }: Holder,
  now: Date,
): boolean => row.name === name && row.authority_id === authorityId && row.expires_at > now;
