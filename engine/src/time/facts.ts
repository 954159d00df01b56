export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'workday' | 'week' | 'month' | 'quarter' | 'year';
export type PartOfDay =
  | 'dawn'
  | 'morning'
  | 'noon'
  | 'afternoon'
  | 'evening'
  | 'night'
  | 'office'
  | 'am'
  | 'pm';
export type Edge = 'start' | 'middle' | 'end' | 'close' | 'firstHalf' | 'secondHalf';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'rainy' | 'dry';
export type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly';
export type Amount = { readonly unit: Unit; readonly amount: number };

type Windowed = { readonly window?: true };

export type ClockFact = {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly grain: 'hour' | 'minute' | 'second';
  /** Written as "03:00": nobody means the afternoon. */
  readonly exact?: boolean;
};

/** An hour, as exact as it was said. */
export const clockAt = (hour: number, minute?: number, second?: number, exact = false): ClockFact => ({
  hour,
  minute: minute ?? 0,
  second: second ?? 0,
  grain: second !== undefined ? 'second' : minute !== undefined ? 'minute' : 'hour',
  exact,
});

export type DateFact = {
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  readonly lunar?: boolean;
  /** Said with mùng or mồng, which both calendars use. */
  readonly early?: boolean;
};

/** The facts a span of text states about a time, before it is resolved against a reference. */
export type Facts = {
  readonly now?: true;
  /** Days from today. */
  readonly offset?: number;
  /** The other day the same words are said of: "bữa kia" is two days ago or ahead. */
  readonly otherOffset?: number;
  readonly date?: DateFact;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday?: number;
  /** Several of one list, "thứ 2, 4, 6"; `weekday` is left out. */
  readonly weekdays?: readonly number[];
  readonly turn?: 'this' | 'coming' | 'next' | 'last';
  /** A date or quarter said to lie behind: "2/9 vừa rồi". */
  readonly past?: true;
  /** Its date in the list of holidays. */
  readonly holiday?: string;
  readonly quarter?: number;
  readonly season?: Season;
  /** Week, month, quarter or year, counted from the present one; a window is as long, and ends now. */
  readonly period?: Amount & Windowed;
  readonly edge?: Edge;
  /** "đầu tiên" 1, "cuối cùng" -1: which weekday, day or week of a month. */
  readonly nth?: { readonly of: 'day' | 'workday' | 'week' | 'weekday'; readonly count: number };
  readonly calendar?: 'lunar' | 'solar';
  readonly part?: PartOfDay;
  /** "đầu giờ chiều", "cuối ngày". */
  readonly partEdge?: 'start' | 'end';
  readonly clock?: ClockFact;
  /** From now on, or from the day named beside it; a window is all the time between, beside an hour only its other end. */
  readonly shift?: Amount & Windowed;
  /** "trong 2 giờ": a length beside a time, a shift when alone. */
  readonly within?: Amount;
  readonly minutes?: number;
  readonly every?: Frequency;
  /** With `every`: 2 is every second one. */
  readonly interval?: number;
};

/** A connective, which states no fact. */
export type Connective = 'glue' | 'at' | 'from' | 'to' | 'dash';
