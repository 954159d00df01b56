import { splitSentences } from '@hopgon/engine/text/sentences';
import { lexRank } from '../baselines/lex-rank.ts';
import { textRank } from '../baselines/text-rank.ts';
import { summarise } from '../commands/summarise.ts';
import { loadEnglishMeetings } from '../load-english-meetings.ts';
import { loadFirstMeetings } from '../load-meetings.ts';
import { loadNews, type Story } from '../load-news.ts';
import type { Figure } from '../measure.ts';
import { type Rouge, rouge } from '../scoring/rouge.ts';

/** One text to be summarised: the request as an outsider writes it, and its sentences for the simple methods. */
type Task = {
  readonly abstract: string;
  readonly maxWords: number;
  readonly request: Readonly<Record<string, unknown>>;
  readonly sentences: readonly string[];
};

const MEETING_WORDS = 110;

/** ROUGE-1 and ROUGE-2 of what the command line answers; the baseline is the better of TextRank and LexRank. */
export function measureSummaries(): Figure[] {
  const news = loadNews();
  return [
    ...compare('News, one document', news.filter(({ documents }) => documents.length === 1).map(ofStory)),
    ...compare('News, several documents', news.filter(({ documents }) => documents.length > 1).map(ofStory)),
    ...compare('Vietnamese meetings, turns', vietnameseMeetings()),
    ...compare('English meetings, turns', englishMeetings('turns')),
    ...compare('English meetings, sentences', englishMeetings('sentences')),
  ];
}

function compare(name: string, tasks: readonly Task[]): Figure[] {
  const scores = tasks.map(({ abstract, maxWords, request, sentences }) => ({
    own: rouge(abstract, String(summarise({ ...request, max_words: maxWords }).summary)),
    textRank: rouge(abstract, textRank(sentences, maxWords)),
    lexRank: rouge(abstract, lexRank(sentences, maxWords)),
  }));
  const mean = (who: keyof (typeof scores)[number], measure: keyof Rouge): number =>
    scores.reduce((total, score) => total + score[who][measure], 0) / scores.length;
  return (['one', 'two'] as const).map((measure) => ({
    name: `${name}, ROUGE-${measure === 'one' ? 1 : 2}`,
    value: mean('own', measure),
    baseline: Math.max(mean('textRank', measure), mean('lexRank', measure)),
    counts: `TextRank ${mean('textRank', measure).toFixed(3)}, LexRank ${mean('lexRank', measure).toFixed(3)}, ${tasks.length} texts`,
  }));
}

const countWords = (text: string): number => text.split(/\s+/u).length;

function ofStory({ abstract, documents }: Story): Task {
  const [only = []] = documents;
  return {
    abstract,
    maxWords: Math.ceil(countWords(abstract) / 10) * 10,
    request: documents.length === 1 ? { sentences: only } : { docs: documents },
    sentences: documents.flat(),
  };
}

function vietnameseMeetings(): Task[] {
  return loadFirstMeetings(1).map(({ turns, summary }) => ({
    abstract: summary,
    maxWords: MEETING_WORDS,
    request: { turns },
    sentences: turns.flatMap(({ text }) => sentencesOf(text)),
  }));
}

function englishMeetings(given: 'turns' | 'sentences'): Task[] {
  return loadEnglishMeetings().map(({ turns, abstract }) => {
    const sentences = turns.flatMap(({ text }) => sentencesOf(text));
    return {
      abstract,
      maxWords: MEETING_WORDS,
      request: given === 'turns' ? { turns } : { sentences },
      sentences,
    };
  });
}

const sentencesOf = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);
