import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { notificationLine, notificationTexts as texts, withoutQuestion } from './notification-texts.rules.ts';

/**
 * Which lines of one day stand in one row: all of a kind, or those of a kind that lead to one page. Kinds that are not here say
 * what no other page shows, or ask for something of their own, and each line of them stands alone.
 */
const bundledBy: Partial<Record<NotificationKind, 'kind' | 'page'>> = {
  'member-joined': 'kind',
  'member-waiting': 'kind',
  'analysis-ready': 'kind',
  'analysis-failed': 'kind',
  'invitation-answered': 'page',
  'meeting-changed': 'page',
  'meeting-reminder': 'page',
  'poll-changed': 'page',
  'vote-opened': 'page',
  'vote-due': 'page',
  'minutes-commented': 'page',
  'item-proposed': 'page',
  'item-decided': 'page',
  'item-done': 'page',
  'item-changed': 'page',
  'extension-requested': 'page',
  'extension-answered': 'page',
  'item-reminder': 'page',
  'item-commented': 'page',
  'chat-answered': 'page',
};

interface BundleLine {
  readonly kind: NotificationKind;
  readonly text: string;
  readonly path: string;
  readonly outcome: string | null;
}

/** What the lines of one row have in common besides their day; null for a line that stands alone. */
export function bundleOf({ kind, path }: Pick<BundleLine, 'kind' | 'path'>): string | null {
  const by = bundledBy[kind];
  if (!by) return null;
  return by === 'kind' ? kind : `${kind} ${path}`;
}

interface Bundle {
  /** The newest of its lines, the newest first. */
  readonly lines: readonly BundleLine[];
  readonly size: number;
  /** To how many pages they lead. */
  readonly pages: number;
  /** How many still ask for something. */
  readonly asking: number;
}

export interface BundleText {
  readonly text: string;
  /** What the text leaves unsaid; null where it says all. */
  readonly others: string | null;
}

const mostNamed = 2;

/** 'An', 'An và Bình', 'An, Bình và 2 người khác' */
function listNames(names: readonly string[], total: number, what: string): string {
  const rest = total - Math.min(names.length, mostNamed);
  if (rest > 0) return `${names.slice(0, mostNamed).join(', ')} và ${rest} ${what} khác`;
  return names.slice(0, mostNamed).join(' và ');
}

/** What a text of one name was written with; null where it was written otherwise. */
function nameIn(text: string, write: (name: string) => string): string | null {
  const [before = '', after = ''] = write('\0').split('\0');
  const isWritten =
    text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return isWritten ? text.slice(before.length, text.length - after.length) : null;
}

const distinct = (words: readonly (string | null)[]): readonly string[] => [
  ...new Set(words.filter((word) => word !== null)),
];

/** 'An, Bình và 2 người khác' */
function listPeople({ lines, size }: Bundle, write: (name: string) => string): string | null {
  const names = lines.map(({ text }) => nameIn(text, write)).filter((name) => name !== null);
  return names.length === 0 ? null : listNames(names, size, 'người');
}

/** 'Đã phân tích xong bản gỡ băng của “A”, “B” và 1 cuộc họp khác.' */
function listTitles({ lines, pages }: Bundle, write: (title: string) => string): string | null {
  const titles = distinct(lines.map(({ text }) => nameIn(text, write)));
  const [before = '', after = ''] = write('\0').split('“\0”');
  if (titles.length === 0 || pages < 2) return null;
  return `${before}${listNames(
    titles.map((title) => `“${title}”`),
    pages,
    'cuộc họp',
  )}${after}`;
}

interface WrittenAnswer {
  readonly name: string;
  readonly title: string;
  /** 'nhận lời dự' */
  readonly words: string;
}

const answersInOrder = ['accepted', 'tentative', 'declined'] as const;

/** What stands around name and title in the text of an answer. */
const answerParts = (answer: (typeof answersInOrder)[number]) => {
  const [, said = '', end = ''] = texts.answered({ actorName: '\0', title: '\0' }, answer, '').split('\0');
  return { said, end, words: said.slice(1, said.indexOf(' “')) };
};

function answerIn(text: string): WrittenAnswer | null {
  for (const answer of answersInOrder) {
    const { said, end, words } = answerParts(answer);
    const at = text.indexOf(said);
    if (at < 0) continue;
    const rest = text.slice(at + said.length);
    const until = rest.endsWith(end) ? rest.length - end.length : rest.indexOf(`${end} `);
    if (until > 0) return { name: text.slice(0, at), title: rest.slice(0, until), words };
  }
  return null;
}

/** '“Giao ban”: An và Bình nhận lời dự; Chi không dự được.' Of who answered twice, the later answer. */
function listAnswers({ lines, size }: Bundle): string | null {
  const answers = lines.map(({ text }) => answerIn(text)).filter((answer) => answer !== null);
  if (answers.length < size) return null;
  const byName = new Map([...answers].reverse().map((answer) => [answer.name, answer]));
  const latest = answers.filter((answer) => byName.get(answer.name) === answer);
  const parts = answersInOrder.flatMap((answer) => {
    const { words } = answerParts(answer);
    const names = latest.filter((each) => each.words === words).map(({ name }) => name);
    return names.length === 0 ? [] : [`${listNames(names, names.length, 'người')} ${words}`];
  });
  return `“${latest[0]?.title}”: ${parts.join('; ')}.`;
}

/** A text that says all lines at once; null for kinds whose newest line stands for the others. */
function sayAll(bundle: Bundle): string | null {
  const [newest] = bundle.lines;
  switch (newest?.kind) {
    case 'member-joined': {
      const names = listPeople(bundle, texts.memberJoined);
      return names && texts.memberJoined(names);
    }
    case 'member-waiting': {
      const names = listPeople(bundle, texts.memberWaiting);
      return names && `${names} xin tham gia công ty.`;
    }
    case 'analysis-ready':
      return listTitles(bundle, texts.analysed);
    case 'analysis-failed':
      return listTitles(bundle, texts.analysisFailed);
    case 'invitation-answered':
      return listAnswers(bundle);
    default:
      return null;
  }
}

const what: Partial<Record<NotificationKind, string>> = {
  'invitation-answered': 'câu trả lời',
  'chat-answered': 'câu trả lời',
  'meeting-changed': 'thay đổi',
  'meeting-reminder': 'lần nhắc',
  'poll-changed': 'thay đổi',
  'item-proposed': 'việc',
  'item-decided': 'việc',
  'item-done': 'việc',
  'item-changed': 'việc',
  'extension-requested': 'yêu cầu',
  'extension-answered': 'việc',
  'item-reminder': 'việc',
  'item-commented': 'bình luận',
  'minutes-commented': 'góp ý',
};

const asked: Partial<Record<NotificationKind, string>> = {
  'item-proposed': 'việc chờ bạn nhận',
  'member-waiting': 'người chờ bạn duyệt',
};

/** What the row of several lines says. */
export function composeBundle(bundle: Bundle): BundleText {
  const { lines, size, asking } = bundle;
  const [newest] = lines;
  if (!newest) return { text: '', others: null };
  const all = sayAll(bundle);
  const waiting = asking > 1 && asked[newest.kind] ? `${asking} ${asked[newest.kind]}` : null;
  const rest = all === null ? `và ${size - 1} ${what[newest.kind] ?? 'thông báo'} khác` : null;
  return {
    text:
      all ??
      (asking > 1
        ? withoutQuestion(newest.kind, newest.text)
        : notificationLine(newest.kind, newest.text, newest.outcome)),
    others: distinct([rest, waiting]).join(' · ') || null,
  };
}
