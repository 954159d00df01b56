import type { ModelProblem, ModelTest } from '@hopgon/contract/models/schemas';
import { findObject } from '../../platform/models/find-object.rules.ts';
import type { ModelPart, ModelRequest } from '../../platform/models/model-call.rules.ts';
import { problemWords } from './problem-words.rules.ts';

type Probe = Omit<ModelRequest, 'signal'>;

const ask = (text: string): Pick<Probe, 'system' | 'messages' | 'maxOutputTokens'> => ({
  system: 'Bạn là trợ lý của một phần mềm họp. Làm đúng điều được yêu cầu, không thêm gì.',
  messages: [{ role: 'user', text }],
  maxOutputTokens: 1_000,
});

/** Fixed questions with answers a program can judge. */
export const probes = {
  answers: ask('Viết hai câu ngắn về lợi ích của việc họp đúng giờ.'),
  tools: {
    ...ask('Hôm nay Hà Nội bao nhiêu độ? Hãy gọi công cụ xem_nhiet_do.'),
    tools: [
      {
        name: 'xem_nhiet_do',
        description: 'Nhiệt độ hôm nay của một thành phố',
        input: {
          type: 'object',
          properties: { thanh_pho: { type: 'string' } },
          required: ['thanh_pho'],
          additionalProperties: false,
        },
      },
    ],
  },
  json: {
    ...ask('Trả về JSON {"ngay": "YYYY-MM-DD", "gio": "HH:MM"} cho 9 giờ 30 sáng ngày 24 tháng 11 năm 2026.'),
    json: {
      type: 'object',
      properties: { ngay: { type: 'string' }, gio: { type: 'string' } },
      required: ['ngay', 'gio'],
      additionalProperties: false,
    },
  },
  vietnamese: ask('Viết lại có dấu, không thêm gì: hop ban ke hoach quy bon luc chin gio'),
} satisfies Record<string, Probe>;

interface Measured {
  readonly parts: readonly ModelPart[];
  readonly problem: ModelProblem | null;
}

type Verdict = ModelTest['answers'];

const right: Verdict = { ok: true, note: '' };
const wrong = (note: string): Verdict => ({ ok: false, note });

const textOf = (parts: readonly ModelPart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

const judge =
  (verdict: (measured: Measured) => Verdict) =>
  (measured: Measured): Verdict =>
    measured.problem ? wrong(problemWords[measured.problem]) : verdict(measured);

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const readProbe = {
  answers: judge(({ parts }) => (textOf(parts).trim() === '' ? wrong('Không viết gì.') : right)),
  tools: judge(({ parts }) => {
    const called = parts.find((part) => part.kind === 'tool');
    if (!called) return wrong('Không gọi công cụ.');
    return typeof field(called.input, 'thanh_pho') === 'string' ? right : wrong('Gọi công cụ sai tham số.');
  }),
  json: judge(({ parts }) => {
    const found = findObject(textOf(parts));
    if (found === null) return wrong('Không viết JSON.');
    const isRight = field(found, 'ngay') === '2026-11-24' && field(found, 'gio') === '09:30';
    return isRight ? right : wrong('Viết JSON nhưng sai giá trị.');
  }),
  vietnamese: judge(({ parts }) =>
    /họp bàn kế hoạch quý bốn lúc chín giờ/i.test(textOf(parts).normalize('NFC'))
      ? right
      : wrong('Viết sai dấu tiếng Việt.'),
  ),
};
