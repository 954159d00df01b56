import { errorCode } from '../lifecycle/error-code.ts';
import { MachineFailure } from '../lifecycle/machine-failure.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';

/** An object that does not hold what was written: changed, cut off, or of something else. Another try finds the same. */
export class DamagedObject extends OperatorFailure {}

const reasonByCode: Readonly<Record<string, string>> = {
  ENOENT: 'không còn trong kho sao lưu.',
  EIO: 'ổ đĩa không đọc được tệp này.',
};

/** Whether an object is gone or damaged. Any other error says nothing of it: its store did not answer, or refused. */
export const isLost = (error: unknown): boolean =>
  error instanceof DamagedObject || Object.hasOwn(reasonByCode, errorCode(error) ?? '');

/** What is wrong with an object that is lost: one line, in Vietnamese. */
export function explainLoss(name: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = reasonByCode[errorCode(error) ?? ''] ?? message;
  return reason.startsWith(name) ? reason : `${name}: ${reason}`;
}

/** Of the system, and PostgreSQL's class of resources that ran out. */
const machineCodes = /^(?:E[A-Z]+|53[0-9A-Z]{3})$/;

/**
 * Whether something failed without a word on a backup: a store that did not answer or refused, or this machine, such as a full
 * disk.
 */
export const isOutage = (error: unknown): boolean =>
  !isLost(error) &&
  (error instanceof OperatorFailure ||
    error instanceof MachineFailure ||
    machineCodes.test(errorCode(error) ?? ''));
