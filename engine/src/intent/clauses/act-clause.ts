import type { Cue } from '../acts/act-cue.ts';
import type { MessagePiece } from '../acts/read-pieces.ts';

/** Words that a message is made with, and that name nothing. */
const functional = new Set<Cue>([
  'polite',
  'self',
  'then',
  'to',
  'into',
  'ask',
  'negation',
  'ours',
  'confirm',
  'dismiss',
  'correct',
  'add',
  'move',
  'cancel',
  'invite',
  'drop',
  'prolong',
  'shorten',
  'answered',
  'how-many',
  'who',
  'meeting',
  'task',
  'to-person',
  'take',
  'finished',
  'deadline',
  'priority',
  'urgent',
  'remind',
  'remind-self',
  'note',
  'accept-invite',
  'decline-invite',
  'maybe-invite',
  'reassign',
  'online',
  'offline',
  'agenda',
  'item',
  'spell-out',
  'due',
  'free',
]);

/** A stretch of a message by its pieces, and what they say. */
export class Clause {
  readonly message: string;
  readonly pieces: readonly MessagePiece[];

  constructor(message: string, pieces: readonly MessagePiece[]) {
    this.message = message;
    this.pieces = pieces;
  }

  has(...cues: readonly Cue[]): boolean {
    return this.at(...cues) >= 0;
  }

  /** The first piece with one of the cues; -1 where none has. */
  at(...cues: readonly Cue[]): number {
    return this.pieces.findIndex(({ cue }) => says(cue, cues));
  }

  lastAt(...cues: readonly Cue[]): number {
    return this.pieces.findLastIndex(({ cue }) => says(cue, cues));
  }

  /** The first piece that is no greeting, address or small word. */
  get lead(): MessagePiece | undefined {
    return this.pieces.find(
      ({ kind, cue }) =>
        kind !== 'mark' &&
        !(cue !== null && ['polite', 'self', 'then', 'confirm', 'dismiss', 'correct'].includes(cue)),
    );
  }

  /** The first such mark behind a piece; -1 where there is none. */
  markAfter(from: number, mark: string): number {
    return this.pieces.findIndex(({ kind, text }, at) => at > from && kind === 'mark' && text === mark);
  }

  times(from = 0, to = this.pieces.length): string[] {
    return this.pieces.slice(from, to).flatMap(({ kind, text }) => (kind === 'time' ? [text] : []));
  }

  names(from = 0, to = this.pieces.length): string[] {
    return this.pieces
      .slice(from, to)
      .flatMap(({ kind, text }, at, all) => (kind === 'name' ? [nameWithUnit(text, all.slice(at + 1))] : []));
  }

  /** As written, from one piece to before another. */
  text(from: number, to = this.pieces.length): string {
    const [first, last] = [this.pieces[from], this.pieces[to - 1]];
    return first && last && to > from ? this.message.slice(first.from, last.to) : '';
  }

  /** The words that name something: no times, no names, no words that only say what to do. */
  content(from = 0, to = this.pieces.length, kept: readonly Cue[] = []): string {
    return this.pieces
      .slice(from, to)
      .filter(
        ({ kind, cue }) =>
          kind === 'word' || (kind === 'cue' && cue !== null && (!functional.has(cue) || kept.includes(cue))),
      )
      .map(({ text }) => text)
      .filter((text) => !smallWord.test(text))
      .join(' ');
  }

  /** Whether something is asked; "được không" only begs. */
  get isQuestion(): boolean {
    const last = this.pieces.findLast(
      ({ kind, cue }) => kind !== 'mark' && cue !== 'polite' && cue !== 'self',
    );
    return (
      this.has('ask', 'who', 'how-many') || last?.cue === 'negation' || this.message.trim().endsWith('?')
    );
  }
}

/** Who names a task by its title speaks of a task. */
const says = (cue: Cue | null, cues: readonly Cue[]): boolean =>
  cue !== null && (cues.includes(cue) || (cue === 'titled-task' && cues.includes('task')));

/** Words of no phrase that name nothing either. */
const smallWord =
  /^(?:cùng|cung|thế|the|có|co|ngày|ngay|bắt|bat|đầu|dau|từ|tu|muốn|muon|để|de|tầm|tam|khoảng|khoang|phút|phut|hôm|hom|họ|tại|tai|của|cua|được|duoc|xem|nay|lời|một|mot|trước|truoc|này|giờ|gio|nên|nen|cần|can|còn|con)$/iu;

/** "Huy kinh doanh", "Huy bên kho": a name, and where that person works. */
function nameWithUnit(name: string, after: readonly MessagePiece[]): string {
  const words: string[] = [];
  for (const { kind, text } of after) {
    if (kind !== 'word' || words.length === 3) break;
    words.push(text.toLowerCase());
  }
  const unit = /^(?:bên|phòng|ben)$/u.test(words[0] ?? '') ? words.slice(1) : words;
  const said = [unit.slice(0, 2).join(' '), unit[0] ?? ''].find((one) => departmentWords.has(one));
  return said === undefined ? inFull(name) : `${inFull(name)} ${said}`;
}

/** "a Minh" is "anh Minh". */
const inFull = (name: string): string =>
  name.replace(
    /^(a|c|e)\s+(?=\p{L})/iu,
    (_, short: string) => `${honorifics[short.toLowerCase()] ?? short} `,
  );
const honorifics: Readonly<Record<string, string>> = { a: 'anh', c: 'chị', e: 'em' };

/** What people add to a name to say which of several: where they work. */
const departmentWords = new Set(
  'kd|qa|qc|kcs|it|hr|mkt|sale|sales|ktt|kinh doanh|kế toán|nhân sự|kỹ thuật|hành chính|sản xuất|marketing|kho vận|công nghệ|pháp chế|tài chính|bán hàng|mua hàng|chất lượng|thiết kế|ke toan|nhan su|ky thuat|hanh chinh|san xuat|cong nghe|phap che|tai chinh|ban hang|mua hang|chat luong|thiet ke'.split(
    '|',
  ),
);
