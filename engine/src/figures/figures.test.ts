import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { agendaCoverage } from './agenda-coverage.ts';
import { punctuality } from './punctuality.ts';
import { talkFigures } from './talk-figures.ts';

const turn = (
  speaker: string | null,
  text: string,
  startMs: number | null = null,
  endMs: number | null = null,
) => ({
  speaker,
  text,
  startMs,
  endMs,
});

describe('time spoken', () => {
  test('is that of the captions: silence inside a turn is silence', () => {
    const { turns, spans } = parseTranscript({
      name: 'họp.vtt',
      content:
        'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Lan>Chào.\n\n00:09.000 --> 00:10.000\n<v Lan>Ta họp.\n\n00:10.500 --> 00:12.000\n<v Hà>Dạ.\n',
    });
    const figures = talkFigures(turns, spans);
    expect(figures.speakers.map(({ speaker, talkMs }) => [speaker, talkMs])).toEqual([
      ['Lan', 3000],
      ['Hà', 1500],
    ]);
    expect(figures).toMatchObject({ durationMs: 11_000, silenceMs: { value: 6500, reason: null } });
  });

  test('counts interruptions, and neither back-channels nor touching time spans', () => {
    const { interruptions } = talkFigures([
      turn('Lan', 'Tôi nghĩ là ta nên', 0, 5000),
      turn('Hà', 'Khoan, em có ý khác.', 4000, 8000),
      turn('Lan', 'Dạ, vâng.', 7000, 7600),
      turn('Minh', 'Tôi đồng ý với chị Hà.', 7900, 9000),
      turn('Mọi người', 'Nhất trí.', 8500, 9500),
    ]);
    expect(interruptions).toEqual({ value: 1, reason: null });
  });

  test.each([
    ['no times', [turn('Lan', 'a')], /không ghi thời gian/],
    ['starts alone', [turn('Lan', 'a', 0)], /chỉ ghi lúc bắt đầu/],
    ['times for some', [turn('Lan', 'a', 0, 1), turn('Hà', 'b')], /Một số lượt/],
  ])('of a source with %s is null with a reason', (_, turns, reason) => {
    const { interruptions, silenceMs } = talkFigures(turns);
    expect(interruptions).toMatchObject({ value: null, reason: expect.stringMatching(reason) });
    expect(silenceMs).toMatchObject({ value: null, reason: expect.stringMatching(reason) });
  });
});

describe('the agenda', () => {
  const said = [
    'Chào cả nhà. Hôm nay có ba việc: ngân sách quý ba, tuyển kế toán và lịch nghỉ Tết.',
    'Ngân sách quý ba còn thiếu bốn mươi triệu.',
    'Em đề nghị cắt khoản in ấn.',
    'Về tuyển kế toán, em đã lọc được bảy hồ sơ.',
    'Tốt, phỏng vấn trong tuần nhé.',
  ].map((text, index) => turn(index % 2 ? 'Hà' : 'Lan', text));

  test('counts an item as covered where it was discussed, not where it was read out', () => {
    const coverage = agendaCoverage(
      ['Ngân sách quý III / quý ba', 'Báo cáo tuyển kế toán', 'Lịch nghỉ Tết'],
      said,
    );
    expect(coverage.value?.points).toMatchObject([
      { covered: true, evidence: [1] },
      { covered: true, evidence: [3] },
      { covered: false, evidence: [] },
    ]);
    expect(coverage.value?.covered).toBe(2);
  });

  test('begins an item where it is named, not where a word of it was said before', () => {
    const turns = [
      'Mục đầu là tiến độ lô van DN200.',
      'Đợt này xưởng quá tải nên mới xong 36 bộ.',
      'Sang mục công nợ quá hạn, chị Tuyết.',
      'Nợ quá hạn của Sơn La là hai tỷ.',
    ].map((text) => turn('Nhung', text));
    const { value } = agendaCoverage(['Tiến độ lô van DN200', 'Công nợ quá hạn'], turns);
    expect(value?.points.map(({ evidence }) => evidence)).toEqual([[0], [2, 3]]);
  });

  test('counts an item as touched upon where one turn names it and synonyms may cover the rest', () => {
    const turns = [
      'Hôm nay chốt việc của hai tuần tới.',
      'Con staging hôm qua sập là sao đấy?',
      'Đầy ổ cứng anh ạ, em dọn xong rồi.',
      'Hoàn tiền trong bảy ngày hay mười lăm ngày anh nhỉ?',
      'Cái đấy pháp chế chưa trả lời.',
    ].map((text) => turn('Hà', text));
    const titles = ['Máy chủ staging', 'Chính sách hoàn tiền', 'Tuyển thêm kỹ sư', 'Ổ cứng'];
    expect(agendaCoverage(titles, turns).value?.points).toEqual([
      { title: 'Máy chủ staging', covered: false, evidence: [1] },
      { title: 'Chính sách hoàn tiền', covered: false, evidence: [3] },
      { title: 'Tuyển thêm kỹ sư', covered: false, evidence: [] },
      { title: 'Ổ cứng', covered: true, evidence: [2] },
    ]);
  });

  test('is null without an agenda or without turns', () => {
    expect(agendaCoverage([], said)).toMatchObject({
      value: null,
      reason: expect.stringContaining('chương trình'),
    });
    expect(agendaCoverage(['Ngân sách'], [])).toMatchObject({ value: null, reason: expect.any(String) });
  });
});

describe('punctuality', () => {
  const planned = { date: '2026-11-20', start: '14:00', end: '15:00' };
  test.each([
    ['late and over', { startTime: '14:07', endTime: '15:20' }, { startMinutes: 7, endMinutes: 20 }],
    ['early, its end unknown', { startTime: '13:55' }, { startMinutes: -5, endMinutes: null }],
    ['unknown', {}, null],
    ['of another day', { date: '2026-11-19', startTime: '14:00' }, null],
    ['of another hour', { startTime: '08:30', endTime: '14:50' }, null],
  ])('of a meeting that was %s', (_, actual, value) => {
    const result = punctuality(planned, actual);
    expect(result.value).toEqual(value);
    expect(result.reason === null).toBe(value !== null);
  });

  test('reaches past midnight', () => {
    const late = { date: '2026-11-20', start: '22:00', end: '23:30' };
    expect(punctuality(late, { endTime: '00:10' }).value).toEqual({ startMinutes: null, endMinutes: 40 });
  });

  test('needs a plan', () => {
    expect(punctuality(null, { startTime: '9:00' }).reason).toContain('lịch họp');
  });
});

describe('a gap', () => {
  const talk = [
    { speaker: 'An', startMs: 0, endMs: 10_000, text: 'Chúng ta bắt đầu.' },
    { speaker: 'Bình', startMs: 250_000, endMs: 260_000, text: 'Tôi xin nói tiếp.' },
  ];

  test('is neither speech nor silence', () => {
    expect(talkFigures(talk)).toMatchObject({
      durationMs: 260_000,
      lostMs: 240_000,
      silenceMs: { value: 0 },
    });
  });

  test('is not added to who spoke before it where the source states starts alone', () => {
    const starts = talk.map((turn) => ({ ...turn, endMs: null }));
    const { speakers, isEstimated } = talkFigures(starts);
    expect(isEstimated).toBe(true);
    expect(speakers[0]?.talkMs).toBeLessThan(10_000);
  });
});

test('what a text says was not recorded is neither speech nor silence', () => {
  const minute = 60_000;
  const start = (speaker: string, startMs: number) => ({ speaker, startMs, endMs: null, text: 'Vâng ạ.' });
  const turns = [start('An', 0), start('Bình', minute), start('An', 6 * minute)];
  const lost = [{ fromMs: 2 * minute, toMs: 6 * minute }];
  expect(talkFigures(turns, undefined, lost).lostMs).toBe(4 * minute);
});
