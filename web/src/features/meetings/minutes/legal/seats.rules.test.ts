import { expect, test } from 'vitest';
import { type SeatDraft, seatsToSave } from './seats.rules.ts';

const seat: SeatDraft = {
  ...{ isMember: true, weight: '30', certificate: '01', certificateOn: '2026-01-02', representative: '' },
  ...{ proxyPaper: '', isProxyAccepted: false, isDissenting: false, dissent: '', isOnBoard: false },
};

test.each<[string, Partial<SeatDraft>, object[]]>([
  ['nothing', {}, []],
  ['nothing but how it was typed', { weight: '30,0', certificate: ' 01 ' }, []],
  ['the share alone', { weight: '31' }, [{ id: 'an', seat: { weight: 31 } }]],
  ['a day that was taken away', { certificateOn: '' }, [{ id: 'an', seat: { certificateOn: null } }]],
  [
    'all that was changed',
    { representative: 'Lê Hà', proxyPaper: 'Giấy 02' },
    [{ id: 'an', seat: { representative: 'Lê Hà', proxyPaper: 'Giấy 02' } }],
  ],
])('of a seat is saved what the person changed: %s', (_, part, saved) =>
  expect(seatsToSave({ an: seat, bình: seat }, { an: { ...seat, ...part }, bình: seat })).toEqual(saved),
);
