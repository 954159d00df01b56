import type { Reply } from './read-reply.ts';
import type { Task } from './task.ts';

export const SELF_WORDS = ['em', 'tôi', 'anh', 'chị', 'con', 'cháu', 'mình', 'cô', 'chú', 'bác'];

/** "Mở sổ ra ghi nghe" — "Em mở rồi": over before it was asked for. "Nhận rồi" is a yes, "gửi rồi nhưng …" leaves something. */
export function hasDone(task: Task, { said }: Reply): boolean {
  const done = HAS_DONE.exec(said)?.groups?.verb;
  return done !== undefined && done !== 'nhận' && task.verbs.has(done);
}
const HAS_DONE = new RegExp(
  `^ (?:(?:dạ|vâng|ừ) )*(?:${SELF_WORDS.join('|')}) (?:đã )?(?<verb>\\S+(?: \\S+)??) (?:xong )?rồi(?: (?:ạ|mà|anh|chị))*(?! (?:ạ|mà|anh|chị|nhưng|còn|chưa|để) )(?= )`,
  'u',
);

/** "Em đặt luôn hay sao anh?" — "Đặt luôn đi": the verb comes back first. */
export function ordersIt({ verbs }: Task, { said }: Reply): boolean {
  const verb = ORDERS.exec(said)?.groups?.verb;
  return verb !== undefined && verbs.has(verb);
}
const ORDERS = /^ (?<verb>\S+(?: \S+){0,2}?) (?:luôn|đi|nhé)(?= )/u;

/** "Em viết ạ": the verb of the request in the first person is a yes. */
export function echoes({ verbs }: Task, said: string): boolean {
  for (const verb of verbs) if (SELF_WORDS.some((self) => said.includes(` ${self} ${verb} `))) return true;
  return false;
}
