import type { DayNumber } from './civil.ts';

const degrees = Math.PI / 180;
const julianOfEpoch = 2_440_587.5;
const hanoi = 7 / 24;

// A day needs the minute, not the second: terms under 0.0001 day and the short waves of ΔT are left out. Every month from 1900
// to 2200 begins on the day that the whole series gives.

const sine = (angle: number) => Math.sin(angle * degrees);

/** Periodic terms of the new moon: coefficient and multiples of M, M′, F; each is scaled by E as often as M stands in it. Source: J. Meeus, Astronomical Algorithms, chapter 49. */
const moonTerms: readonly (readonly [number, number, number, number])[] = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
];

/** Planetary corrections: coefficient, angle at k = 0, its growth with k. Source: as above. */
const planetTerms: readonly (readonly [number, number, number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
];

/** Julian day, in dynamical time, of new moon number `k`; k = 0 is that of 6 January 2000. */
export function newMoonJulianDay(k: number): number {
  const t = k / 1236.85;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t * t;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t + 0.00001238 * t ** 3;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t * t - 0.00000227 * t ** 3;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t * t;
  let day =
    2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t - 0.00000015 * t ** 3 - 0.00017 * sine(node);
  for (const [size, m, mp, f] of moonTerms) {
    day += size * eccentricity ** Math.abs(m) * sine(m * sun + mp * moon + f * latitude);
  }
  for (const [size, start, growth] of planetTerms) day += size * sine(start + growth * k);
  return day;
}

/** The local day, at UTC+7, on which new moon number `k` falls. */
export function newMoonDay(k: number): DayNumber {
  const julian = newMoonJulianDay(k);
  return Math.floor(julian - deltaT(julian) - julianOfEpoch + hanoi);
}

/** Number of the new moon nearest to a day. */
export function newMoonNumber(day: DayNumber): number {
  return Math.round((day + julianOfEpoch - 2_451_550.09766) / 29.530588861);
}

/** Which twelfth of its year the sun stands in (0 from the spring equinox, 9 from the winter solstice) as a local day begins. Source: Meeus, chapter 25. */
export function sunSector(day: DayNumber): number {
  const universal = day + julianOfEpoch - hanoi;
  const t = (universal + deltaT(universal) - 2_451_545) / 36_525;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t;
  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t * t) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
  const apparent = mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t);
  return Math.floor((((apparent % 360) + 360) % 360) / 30);
}

/** Dynamical minus universal time, in days. Source: F. Espenak and J. Meeus, the long-term parabola of ΔT. */
function deltaT(julian: number): number {
  const centuries = (julian - 2_385_800) / 36_525;
  return (-20 + 32 * centuries * centuries) / 86_400;
}
