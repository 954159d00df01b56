const selfWords = /^(?:tôi|mình|tui|tớ|em|e|anh|chị|chú|bác|cô|toi|minh|chi|chu|bac)$/iu;

/** Whether words are only what the asker calls themselves: the assistant is asked of nobody by a bare "chị". */
export const isSelf = (words: string): boolean => selfWords.test(words.trim());
