import { measureDrafts } from './measure-drafts.ts';
import { measureReferences } from './measure-references.ts';

// What the drafts of minutes hold of the evaluation meetings: node scripts/run.mjs evals/src/drafts/main.ts
for (const { name, value, counts } of [...measureDrafts(), ...measureReferences()])
  process.stdout.write(`${name.padEnd(36)} ${value.toFixed(3)}   ${counts}\n`);
