import { describe, expect, test } from 'vitest';
import { parseVtt } from './parse-vtt.ts';

describe('WebVTT cues after the W3C parser', () => {
  test('no signature, no cues', () => {
    expect(parseVtt('00:00:00.000 --> 00:00:01.000\ntext')).toEqual([]);
    expect(parseVtt('WEBVTTx\n\n00:00:00.000 --> 00:00:01.000\ntext')).toEqual([]);
  });

  test('text in the header block is no cue', () => {
    expect(parseVtt('WEBVTT 00:00:00.000 --> 00:00:01.000\ntext')).toEqual([]);
    expect(parseVtt('WEBVTT\nfoobar\n\n00:00:00.000 --> 00:00:01.000\ntext')).toHaveLength(1);
  });

  test('a timing line ends the cue before it even without a blank line', () => {
    const cues = parseVtt(
      'WEBVTT\n\nid a\n00:00:00.000 --> 00:00:01.000\none\n00:00:01.000 --> 00:00:02.000\ntwo',
    );
    expect(cues.map(({ id, text }) => [id, text])).toEqual([
      ['id a', 'one'],
      ['', 'two'],
    ]);
  });

  test('minutes and seconds stop at 59, hours do not', () => {
    const times = ['00:00:60.000', '00:60:00.000', '60:00.000', '100:00:00.000'];
    const starts = times.map(
      (time) => parseVtt(`WEBVTT\n\n${time} --> 200:00:00.000\nx`)[0]?.startMs ?? null,
    );
    expect(starts).toEqual([null, null, null, 360_000_000]);
  });

  test('a null character becomes the replacement character', () => {
    expect(parseVtt('WEBVTT\n\n00:00.000 --> 00:01.000\na\0b')[0]?.text).toBe('a\uFFFDb');
  });
});
