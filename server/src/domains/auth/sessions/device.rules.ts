import type { LoginSession } from '@hopgon/contract/security/schemas';

export interface Device {
  /** 'Chrome trên Windows'. */
  readonly words: string;
  readonly kind: LoginSession['kind'];
}

type Known = readonly [pattern: RegExp, name: string];

// The first that matches counts: nearly every browser also claims to be Chrome, and Chrome to be Safari.
const browsers: readonly Known[] = [
  [/Zalo/i, 'Zalo'],
  [/FBAN|FBAV/, 'Facebook'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [...Known, kind: Device['kind']])[] = [
  [/iPad/, 'iPad', 'tablet'],
  [/iPhone|iPod/, 'iPhone', 'phone'],
  [/Android(?!.*Mobile)/, 'máy tính bảng Android', 'tablet'],
  [/Android/, 'Android', 'phone'],
  [/Windows/, 'Windows', 'computer'],
  [/Mac OS X|Macintosh/, 'macOS', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
];

/** What a person calls the device behind a user agent; what it claims to be, not what it is. */
export function readDevice(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind = 'unknown' as const] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  if (browser && system) return { words: `${browser} trên ${system}`, kind };
  return { words: browser ?? (system ? `Ứng dụng trên ${system}` : 'Thiết bị không rõ'), kind };
}
