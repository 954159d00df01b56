import type { CommandName } from '@hopgon/contract/commands/catalogue';
import { fold } from '@hopgon/engine/text/fold';

/** What each command is called in free words. */
const topics: readonly (readonly [says: RegExp, CommandName])[] = [
  [/\b(?:dat|len|tao|xep) (?:lich|cuoc|buoi|hop)|\bhen\b|^(?=.*\bhop\b).*\blenh\b/, 'lenlich'],
  [/\btom tat\b/, 'tomtat'],
  [/\bgiao viec\b|\bnhac\b|\bviec\b/, 'actionitem'],
  [/\bphan tich\b|\bso lieu\b/, 'phantichhop'],
];

/** The command that a request for help is about; null where it is about none. */
export function findHelpTopic(message: string): CommandName | null {
  const asked = fold(message);
  return topics.find(([says]) => says.test(asked))?.[1] ?? null;
}
