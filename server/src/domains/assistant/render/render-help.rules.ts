import { type CommandDefinition, type CommandName, commands } from '@hopgon/contract/commands/catalogue';
import { fold } from '@hopgon/engine/text/fold';
import { type AssistantReply, askBack, type Link, listLinks, say } from './reply.rules.ts';

/** The command that a request for help in free words is about; with none, what can be said and all commands. */
export function renderHelp(topic: CommandName | null): AssistantReply {
  if (topic) return explainCommands(topic);
  return askBack(
    'Bạn có thể gõ lệnh, hoặc nói như với người: “mai họp với An lúc 9h”, “nhắc Bình gửi báo giá trước thứ Sáu”, “tuần này mình có họp gì?”, “hôm trước chốt giá bao nhiêu?”. Chọn một lệnh để xem cách dùng:',
    commands.map(({ name, description }) => ({ label: description, command: `/help ${name}` })),
  );
}

/** Says that no help is of just that, and gives the nearest. */
export const renderNearestHelp = (
  words: string,
  { text, page }: { readonly text: string; readonly page: Link | null },
): AssistantReply =>
  listLinks(`Chưa có hướng dẫn nào đúng cho “${words}”. Gần nhất là: ${text}`, page === null ? [] : [page]);

/** Says that no help is of just that, and what can be asked. */
export function renderNoHelp(words: string): AssistantReply {
  const help = renderHelp(null);
  return { ...help, content: `Chưa có hướng dẫn nào cho “${words}”. ${help.content}` };
}

const folded = (name: string): string => fold(name.replace(/^\s*[/／]/u, '').trim());

/** The commands, or one of them in full. */
export function explainCommands(name: string): AssistantReply {
  if (name === '') return say(`Các lệnh có sẵn:\n${list}\nGõ /help và tên lệnh để xem cách dùng.`);
  const command = commands.find((known) => known.name === folded(name));
  if (command) return say(explain(command));
  return askBack(
    `Không có lệnh “${name}”. Các lệnh có sẵn:`,
    commands.map((known) => ({
      label: `/${known.name} — ${known.description}`,
      command: `/help ${known.name}`,
    })),
  );
}

const list = commands.map(({ usage, description }) => `- ${usage} — ${description}`).join('\n');

function explain({ name, description, usage, example, parameters }: CommandDefinition): string {
  const lines = parameters.map(
    (one) => `- ${one.name}${one.required ? ' (bắt buộc)' : ''}: ${one.description}`,
  );
  return [`/${name} — ${description}`, `Cách dùng: ${usage}`, ...lines, `Ví dụ: ${example}`].join('\n');
}

/** Says which parameters a command still needs. */
export function renderMissingParameters(
  command: CommandDefinition,
  missing: readonly string[],
): AssistantReply {
  const parameters = command.parameters.filter((one) => missing.includes(one.name));
  const lines = parameters.map((one) => `- ${one.name}: ${one.description}`);
  return say(
    [
      `Lệnh /${command.name} còn thiếu ${missing.length} thông tin:`,
      ...lines,
      `Cách dùng: ${command.usage}`,
      `Ví dụ: ${command.example}`,
    ].join('\n'),
  );
}
