import { forgetKeptRows, type KeptRows, keptRows } from '../../lib/kept-rows.ts';

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
