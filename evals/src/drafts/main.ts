import { measureDrafts } from './measure-drafts.ts';

// What the drafts of minutes hold of the evaluation meetings: node scripts/run.mjs evals/src/drafts/main.ts
for (const { name, value, counts } of measureDrafts())
  process.stdout.write(`${name.padEnd(36)} ${value.toFixed(3)}   ${counts}\n`);
