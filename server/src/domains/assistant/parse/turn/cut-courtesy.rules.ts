import { asksSomething } from '../asking-part.rules.ts';

const thanks =
  /(?<=[.!?…])\s+(?:xin\s+|rất\s+)?(?:cảm ơn|cám ơn|cam on|thanks|thank you|tks)(?:\s+(?:em|anh|chị|chi|bạn|ban|mình|trợ lý|tro ly|các|cac|nhiều|nhieu|nhé|nhe|nha|ạ|a|trước|truoc|lắm|lam|rất|rat|so|much)){0,6}[.!…\s]*$/iu;
const greeting =
  /^\s*(?:dạ\s+|da\s+|em\s+)?(?:xin chào|chào|hi|hello|helo|hế lô|alo|hey|chao|xin chao|good morning|morning)(?:\s+(?:buổi sáng|buổi chiều|bot|bạn|em|anh|chị|cả nhà|mọi người|trợ lý|ad|ơi|nha|nhé|ạ|ban|chi|ca nha|moi nguoi|tro ly|oi|nhe|a)){0,4}\s*[,.!…:-]\s*(?=\S)/iu;
/** "Hello, mai mình có lịch gì?": what asks something behind a greeting, else all of it. */
function cutGreeting(message: string): string {
  const rest = message.replace(greeting, '');
  return rest !== message && asksSomething(rest) ? rest : message;
}

/** "Hi bot, … Cảm ơn bạn nhiều.": a greeting before a question, and who is thanked behind a request, are no part of it. */
export const cutCourtesy = (message: string): string => cutGreeting(message.replace(thanks, ''));
