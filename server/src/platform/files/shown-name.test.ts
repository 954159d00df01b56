import { describe, expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

describe('a file name is shown', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\An\\họp tuần.vtt', 'họp tuần.vtt'],
    ['ho\u0323p.txt', 'họp.txt'],
    ['bẫy\u202etxt.exe', 'bẫytxt.exe'],
    ['a\r\nSet-Cookie: b.txt', 'a Set-Cookie: b.txt'],
    ['  ', 'Bản gỡ băng'],
    ['/', 'Bản gỡ băng'],
  ])('%j as %j', (name, shown) => {
    expect(shownName(name, 'Bản gỡ băng')).toBe(shown);
  });

  test('in at most 200 characters, its extension kept', () => {
    const shown = shownName(`${'😀'.repeat(300)}.txt`, 'Bản gỡ băng');
    expect(shown.length).toBeLessThanOrEqual(200);
    expect(shown).toMatch(/…[^…]*\.txt$/);
    expect(shown.isWellFormed()).toBe(true);
  });
});
