import { StartFailure } from './start-failure.ts';

/** This machine lacks something to start, such as room on its disk; the data are not at fault. */
export class MachineFailure extends StartFailure {}
