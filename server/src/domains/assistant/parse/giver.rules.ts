const gives =
  /^\s+(?:(?:đã|vừa|mới|có|da|vua|moi|co)\s+)?(?:giao|phân công|assign|phan cong)(?!\p{L})(?!\s+ban(?!\p{L}))/iu;

/** Who gave tasks, as said, and to whom; `to` is empty for who asks. */
export interface Giver {
  readonly giver: string;
  readonly to: string;
}

/** "Mấy việc bác Lộc giao cho em": those that somebody gave, and not his own; null where nobody is said to give any. */
export function readGiver(message: string, names: readonly string[]): Giver | null {
  for (const name of names) {
    const end = message.indexOf(name) + name.length;
    if (end < name.length || !gives.test(message.slice(end))) continue;
    const to = names.find((other) => other !== name && message.indexOf(other, end) >= 0);
    return { giver: name, to: to ?? '' };
  }
  return null;
}

const nearest =
  /(?<!\p{L})(?:(?:gần|sát|gan|sat)\s+(?:tới\s+|đến\s+|toi\s+|den\s+)?(?:hạn|nhất|han|nhat)|(?:gấp|sớm|gap|som)\s+(?:nhất|nhat))(?!\p{L})/iu;

/** "Cái nào gần hạn nhất" of a list. */
export const asksNearest = (message: string): boolean => nearest.test(message);
