import { expect, test } from 'vitest';
import { classifyRefusal } from './classify-refusal.ts';

test.each([
  ['EENVELOPE', 'RCPT TO', '550 5.1.1 The email account that you tried to reach does not exist', 'mail'],
  ['EENVELOPE', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'mail'],
  ['EENVELOPE', 'RCPT TO', '552-5.2.2 The inbox is out of storage space\n552 5.2.2 see help', 'mail'],
  ['EENVELOPE', 'RCPT TO', '550 No such user here', 'mail'],
  ['EENVELOPE', 'MAIL FROM', '552 5.3.4 Message too big for system', 'mail'],
  ['EMESSAGE', 'DATA', '552 Message exceeds the size limit', 'mail'],
  ['EMESSAGE', 'DATA', '554 5.6.0 Message content is malformed', 'mail'],
  ['EMESSAGE', 'DATA', '550 5.4.5 Daily user sending limit exceeded', 'sender'],
  ['EENVELOPE', 'DATA', '550-5.4.5 Daily user sending limit exceeded\n550 5.4.5 see help', 'sender'],
  ['EENVELOPE', 'RCPT TO', '553 5.7.1 Sender address rejected: not owned by user', 'sender'],
  ['EENVELOPE', 'RCPT TO', '550 5.1.8 Sender address rejected: Domain not found', 'sender'],
  ['EENVELOPE', 'MAIL FROM', '550 5.1.0 Address rejected', 'sender'],
  ['EMESSAGE', 'DATA', '550 5.7.1 Our system has detected that this message is likely suspicious', 'sender'],
  ['EMESSAGE', 'DATA', '554 Transaction failed', 'sender'],
  ['EENVELOPE', 'RCPT TO', '451 4.7.1 Greylisted', 'later'],
])('%s %s %s', (code, command, response, refusal) => {
  const responseCode = Number(response.slice(0, 3));
  expect(classifyRefusal({ code, command, response, responseCode })).toBe(refusal);
});

test('a text above the size the server named is refused for good, and silence is no refusal', () => {
  expect(classifyRefusal({ code: 'EMESSAGE', command: 'MAIL FROM' })).toBe('mail');
  expect(classifyRefusal({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' })).toBeNull();
  expect(classifyRefusal({ code: 'ESOCKET' })).toBeNull();
});
