/** What of the meetings one looks at, as the address says it. */
export interface ListPlace {
  readonly xem?: 'da-qua';
  /** The form of a new meeting stands open. */
  readonly tao?: '1';
  /** One came to bring a transcript: rows lead to where that is done. */
  readonly chon?: 'ban-ghi';
}

export const readListPlace = ({ xem, tao, chon }: Readonly<Record<string, unknown>>): ListPlace => ({
  ...(xem === 'da-qua' ? { xem } : {}),
  ...(tao === '1' ? { tao } : {}),
  ...(chon === 'ban-ghi' ? { chon } : {}),
});
