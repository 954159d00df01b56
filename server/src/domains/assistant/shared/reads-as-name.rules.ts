/** A capital, an honorific, an address or one word alone may be somebody. */
export const readsAsName = (said: string): boolean =>
  /\p{Lu}|@/u.test(said) || !/\s/u.test(said) || honorificFirst.test(said);
const honorificFirst =
  /^(?:anh|chị|em|cô|chú|bác|ông|bà|thầy|sếp|chi|co|chu|bac|ong|ba|thay|sep|bạn|ban)\s/iu;
