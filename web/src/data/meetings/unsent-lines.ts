import { countKeptRows, forgetKeptRows, type KeptRows, keptPlaces, keptRows } from '../../lib/kept-rows.ts';

const prefix = 'unsent-line/';

interface LinePlace {
  readonly personId: string;
  readonly companyId: string;
  readonly meetingId: string;
}

/** Lines of minutes that one person typed and the server does not have yet, in the browser. */
export const unsentLinesOf = <R>(
  { personId, companyId, meetingId }: LinePlace,
  isRow: (value: unknown) => value is R,
): KeptRows<R> => keptRows(`${prefix}${personId}/${companyId}/${meetingId}/`, isRow);

/** Deletes them, of all people and meetings: the person signs out. */
export const forgetUnsentLines = (): void => forgetKeptRows(prefix);

export const countUnsentLines = (): number => countKeptRows(prefix);

/** The meetings in whose minutes a person typed lines that were not saved. */
export const meetingsWithUnsentLines = ({ personId, companyId }: Omit<LinePlace, 'meetingId'>) =>
  keptPlaces(`${prefix}${personId}/${companyId}/`);

/** Held by an open editor of the lines, which then sends them itself. */
export const lineLock = ({ personId, companyId, meetingId }: LinePlace): string =>
  `unsent-lines ${personId} ${companyId} ${meetingId}`;
