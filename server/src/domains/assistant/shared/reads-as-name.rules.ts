/** What begins with a capital, an honorific or a word for people, an address, or one word alone may be somebody. */
export const readsAsName = (said: string): boolean =>
  /^\p{Lu}|@/u.test(said) || !/\s/u.test(said) || peopleFirst.test(said);
const peopleFirst =
  /^(?:anh|chị|em|cô|chú|bác|ông|bà|thầy|sếp|chi|co|chu|bac|ong|ba|thay|sep|bạn|ban|phòng|nhóm|đội|bộ phận|tổ|team|phong|nhom|doi|to|a|c|e)\s/iu;
