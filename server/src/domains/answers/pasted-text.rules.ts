interface SplitMessage {
  /** What the person asks for, in own words. */
  readonly request: string;
  /** What was pasted below or behind it, such as a mail; empty when nothing was. */
  readonly pasted: string;
}

const longestRequest = 600;
const quoteMark = /^\s*(>|---+\s*$|_{3,}\s*$|(from|từ|to|đến|subject|chủ đề|date|ngày gửi)\s*:)/i;

/**
 * Parts a message into own words and what was pasted: everything behind a quote mark, a mail head or an empty line, and
 * everything of more than a few lines or characters. What others wrote must not stand where tools can be called.
 */
export function splitPasted(message: string): SplitMessage {
  const lines = message.split('\n');
  const marked = lines.findIndex((line) => quoteMark.test(line));
  const blank = lines.findIndex((line, at) => at > 0 && line.trim() === '');
  const cuts = [marked, blank, lines.length > 4 ? 1 : -1].filter((at) => at >= 0);
  const cut = cuts.length === 0 ? lines.length : Math.min(...cuts);
  const own = lines.slice(0, cut).join('\n');
  const request = own.slice(0, longestRequest).toWellFormed();
  const rest = [own.slice(longestRequest), ...lines.slice(cut)].join('\n').trim();
  return { request: request.trim(), pasted: rest };
}
