import { expect, test } from 'vitest';
import { boxesOf, choicesOf } from './channels.rules.ts';

test('only what leaves a choice has a box, and changed boxes are choices again', () => {
  const boxes = boxesOf({ answers: { bell: true, push: false }, invitations: { bell: true, mail: true } });
  expect(boxes).toMatchObject({ 'answers bell': true, 'answers push': false, 'invitations mail': true });
  expect(boxes).not.toHaveProperty('invitations bell');
  expect(boxes).not.toHaveProperty('answers mail');
  expect(choicesOf({ 'answers push': true, 'invitations mail': false, 'invitations push': true })).toEqual({
    answers: { push: true },
    invitations: { mail: false, push: true },
  });
});
