import { createHash } from 'node:crypto';

interface SampleOwner {
  readonly companyId: string;
  readonly userId: string;
}

/**
 * The ids of a person's sample meetings in a company: always the same, so that nothing else need say which meetings are
 * samples, and filling twice cannot make them twice.
 */
export const computeSampleIds = ({ companyId, userId }: SampleOwner, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const hex = createHash('sha256').update(`sample/${companyId}/${userId}/${index}`).digest('hex');
    // Version 8, variant 1: a custom id (RFC 9562).
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  });
