import { expect, test } from 'vitest';
import { readDevice } from './device.rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome trên Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge trên Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} coc_coc_browser/130.0.1 Chrome/124.0.1 Safari/537.36`,
    'Cốc Cốc trên Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari trên macOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox trên Linux',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari trên iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome trên iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari trên iPad',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet trên Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X910) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome trên máy tính bảng Android',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A536E) ${webkit} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Zalo android/24010`,
    'Zalo trên Android',
    'phone',
  ],
  ['curl/8.5.0', 'Thiết bị không rõ', 'unknown'],
  ['HopGon/1.0 (Windows)', 'Ứng dụng trên Windows', 'computer'],
  ['', 'Thiết bị không rõ', 'unknown'],
])('%s is %s', (userAgent, words, kind) => {
  expect(readDevice(userAgent)).toEqual({ words, kind });
});
