import { nameOfProof, type Proof } from './collect-proofs.ts';

export interface PlacedStatement {
  readonly id: string;
  /** Its place in the document. */
  readonly where: string;
}

const chapters: readonly string[] = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const proofRow = (id: string, proofs: readonly Proof[]): string =>
  `| ${id} | ${proofs.map((proof) => cell(nameOfProof(proof))).join('<br>')} |`;

/** docs/spec-coverage.md: a row for each statement, in the order and under the headings of the document. */
export function renderCoverage(
  statements: readonly PlacedStatement[],
  proofs: ReadonlyMap<string, readonly Proof[]>,
): string {
  const lines = [
    '# Where each statement of the user’s document is proved',
    '',
    'Generated from the lines `// Proves S1.001` above tests and their steps; `npm test -- unit scripts/coverage -u` writes it',
    'again. `npm test` fails when a statement of [spec-statements.tsv](../scripts/coverage/spec-statements.tsv) has no proof,',
    'when a proof does not always run, and when a Vietnamese text that a statement quotes stands in none of its proofs.',
  ];
  let chapter = '';
  let where = '';
  for (const statement of statements) {
    const [, number = ''] = statement.id.match(/^S(\d+)\./) ?? [];
    if (number !== chapter) lines.push('', `## ${number}. ${chapters[Number(number) - 1] ?? ''}`);
    if (number !== chapter || statement.where !== where)
      lines.push('', `### ${statement.where}`, '', '| id | proof |', '| -- | ----- |');
    lines.push(proofRow(statement.id, proofs.get(statement.id) ?? []));
    chapter = number;
    where = statement.where;
  }
  return `${lines.join('\n')}\n`;
}
