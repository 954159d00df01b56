const thanks =
  /(?<=[.!?…])\s+(?:xin\s+|rất\s+)?(?:cảm ơn|cám ơn|cam on|thanks|thank you|tks)(?:\s+(?:em|anh|chị|chi|bạn|ban|mình|trợ lý|tro ly|các|cac|nhiều|nhieu|nhé|nhe|nha|ạ|a|trước|truoc|lắm|lam|rất|rat|so|much)){0,6}[.!…\s]*$/iu;

/** "… khoảng một tiếng. Cảm ơn bạn nhiều.": who is thanked behind a request is no part of it. */
export const cutCourtesy = (message: string): string => message.replace(thanks, '');
