/** What neighbours may share: a label, or a speaker and what they do with the words. */
const LEAD =
  /^(?:Thống nhất: |Chưa rõ: |[^:;,.]{1,40}? (?:cho biết|báo cáo|đề xuất|cho rằng|said that|thought that) )/u;

/** Lines as one running text: what neighbours begin with is said once. "Thống nhất: A; B. Mai cho biết C; D." */
export function joinLines(lines: readonly { readonly text: string }[]): string {
  let told = '';
  let last = '';
  for (const { text } of lines) {
    const lead = LEAD.exec(text)?.[0] ?? '';
    if (lead !== '' && lead === last) told = `${told.replace(/[.?!]$/u, '')}; ${text.slice(lead.length)}`;
    else told = told === '' ? text : `${told} ${text}`;
    last = lead;
  }
  return told;
}
