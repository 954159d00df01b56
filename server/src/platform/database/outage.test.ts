import pg from 'pg';
import { expect, test } from 'vitest';
import { outageOf } from './outage.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

function ofServer(code: string): Error {
  const error = new pg.DatabaseError('said by the server', 1, 'error');
  error.code = code;
  return error;
}

test.each<[string, unknown, string | null]>([
  ['no server at the socket', coded('ENOENT', { syscall: 'connect' }), 'database_unavailable'],
  ['no server at the port', coded('ECONNREFUSED', { syscall: 'connect' }), 'database_unavailable'],
  ['a connection that broke', coded('ECONNRESET', { syscall: 'read' }), 'database_unavailable'],
  [
    'a server that ended amid a query',
    new Error('Connection terminated unexpectedly'),
    'database_unavailable',
  ],
  [
    'a server that ended before a query',
    new Error('Client has encountered a connection error and is not queryable'),
    'database_unavailable',
  ],
  [
    'a server that does not answer',
    new Error('timeout exceeded when trying to connect'),
    'database_unavailable',
  ],
  ['a server that stops', ofServer('57P01'), 'database_unavailable'],
  ['a server that starts', ofServer('57P03'), 'database_unavailable'],
  ['a disk that is full, said by the server', ofServer('53100'), 'storage_full'],
  ['a disk that is full, said by the system', coded('ENOSPC', { syscall: 'write' }), 'storage_full'],
  ['a file that is not there', coded('ENOENT', { syscall: 'open' }), null],
  ['a statement that is wrong', ofServer('42601'), null],
  ['what is no error', 'text', null],
])('%s', (_, error, code) => {
  expect(outageOf(error)).toBe(code);
});
