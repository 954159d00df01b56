/** "a Hùng" as people say it. */
export const writeHonorific = (people: string): string =>
  people.replace(
    /^[ace](?=\s)/iu,
    (short) => ({ a: 'anh', c: 'chị', e: 'em' })[short.toLowerCase()] ?? short,
  );
