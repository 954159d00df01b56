import { type CommandName, commands } from '@hopgon/contract/commands/catalogue';
import { fold } from '@hopgon/engine/text/fold';
import { explainCommands } from '../help.rules.ts';
import { type AssistantReply, askBack } from '../reply.rules.ts';

/** What each command is spoken of as. */
const topics: readonly (readonly [says: RegExp, CommandName])[] = [
  [/\b(?:dat|len|tao|xep) (?:lich|cuoc|buoi|hop)|\bhen\b|^(?=.*\bhop\b).*\blenh\b/, 'lenlich'],
  [/\btom tat\b/, 'tomtat'],
  [/\bgiao viec\b|\bnhac\b|\bviec\b/, 'actionitem'],
  [/\bphan tich\b|\bso lieu\b/, 'phantichhop'],
];

/** Help asked for in free words: with the command it is about, where it is about one; else with all of them. */
export function explainFor(message: string): AssistantReply {
  const asked = fold(message);
  const topic = topics.find(([says]) => says.test(asked))?.[1];
  if (topic) return explainCommands(topic);
  return askBack(
    'Bạn có thể gõ lệnh, hoặc nói như với người: “mai họp với An lúc 9h”, “nhắc Bình gửi báo giá trước thứ Sáu”, “tuần này mình có họp gì?”, “hôm trước chốt giá bao nhiêu?”. Chọn một lệnh để xem cách dùng:',
    commands.map(({ name, description }) => ({ label: description, command: `/help ${name}` })),
  );
}
