import { describe, expect, test } from 'vitest';
import { lunarFromSolar, solarFromLunar } from './lunar.ts';
import { newMoonJulianDay } from './lunar-astronomy.ts';

test.each([
  [1985, 1, 21],
  [2007, 2, 17],
  [2026, 2, 17],
  [2027, 2, 6],
  [2028, 1, 26],
  [2029, 2, 13],
  [2030, 2, 2],
])('Tết %d falls on day %2$d/%1$d', (year, month, day) => {
  expect(solarFromLunar(year, 1, 1)).toEqual({ year, month, day });
  expect(lunarFromSolar(year, month, day)).toEqual({ day: 1, month: 1, leap: false, year });
});

test.each([
  [2020, 4],
  [2023, 2],
  [2025, 6],
  [2028, 5],
])('the year %d repeats its month %d', (year, month) => {
  const leap = solarFromLunar(year, month, 1, true);
  expect(leap).not.toBeNull();
  expect(leap && lunarFromSolar(leap.year, leap.month, leap.day)).toEqual({
    day: 1,
    month,
    leap: true,
    year,
  });
  expect(solarFromLunar(year, (month % 12) + 1, 1, true)).toBeNull();
});

test('the new moon of February 1977 is that of Meeus, example 49.a, to the minute', () => {
  expect(newMoonJulianDay(-283)).toBeCloseTo(2_443_192.65118, 3);
});

describe('from 1950 to 2060', () => {
  const years = Array.from({ length: 111 }, (_, index) => 1950 + index);

  test('every day converts to the lunar calendar and back', () => {
    for (const year of years) {
      for (let month = 1; month <= 12; month += 1) {
        const lunar = lunarFromSolar(year, month, 17);
        expect(solarFromLunar(lunar.year, lunar.month, lunar.day, lunar.leap)).toEqual({
          year,
          month,
          day: 17,
        });
      }
    }
  });

  test('months have 29 or 30 days, never 31', () => {
    for (const year of years) {
      expect(solarFromLunar(year, 1, 29)).not.toBeNull();
      expect(solarFromLunar(year, 1, 31)).toBeNull();
    }
  });
});
