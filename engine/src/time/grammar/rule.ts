import type { Rule as PatternRule } from '../../grammar/grammar.ts';
import type { Connective, Facts } from '../facts.ts';
import type { Said } from './said.ts';

/**
 * What a way of saying something about time means beside what its slots say by themselves, or else a function from the slots to
 * all its facts. 'nothing' consumes words that only look like a time: the longest match wins, so "lần thứ hai" suppresses "thứ hai".
 */
export type Meaning = Facts | Connective | 'nothing' | ((said: Said, all: readonly Said[]) => Facts);

export type Rule = PatternRule<Meaning>;
