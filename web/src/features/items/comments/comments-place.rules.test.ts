import { itemCommentsPage } from '@hopgon/contract/action-items/item-page';
import { expect, test } from 'vitest';
import { readCommentsPlace } from './comments-place.rules.ts';

const id = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5';

test.each(['m', null])('the page of a line of the bell says whose comments it opens (%s)', (meetingId) => {
  const { searchParams } = new URL(itemCommentsPage(id, meetingId, true), 'http://hop.test');
  expect(readCommentsPlace(Object.fromEntries(searchParams))).toEqual({ traodoi: id });
});

test.each([[''], [1], [null], [undefined]])('%j opens nothing', (traodoi) => {
  expect(readCommentsPlace({ traodoi })).toEqual({});
});
