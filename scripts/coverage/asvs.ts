import { nameOfProof, type Proof } from './collect-proofs.ts';

/** A requirement of OWASP ASVS 5.0, level 1 or 2. */
export interface Requirement {
  readonly id: string;
  readonly level: string;
  /** Only where the product has a part that it does not need to have. */
  readonly isConditional: boolean;
  /** In our words. */
  readonly what: string;
}

/** What stands in place of a test or beside one. */
export interface Note {
  readonly id: string;
  /** `document`: the place of it. `deviation`: how the product differs, and why. `absent`: what it is about is not there. */
  readonly kind: string;
  readonly why: string;
}

type Proofs = ReadonlyMap<string, readonly Proof[]>;

const markKinds = ['document', 'deviation', 'absent'];

/** The groups of the access matrix run in one of two projects each: as they are, and with policies that refuse nothing. */
const alwaysRuns = ({ runs, path }: Proof): boolean =>
  runs || path === 'server/src/testing/access-matrix.test.ts';

/** Problems, one line each. */
export function checkAsvs(
  requirements: readonly Requirement[],
  notes: readonly Note[],
  proofs: Proofs,
  isThere: (place: string) => boolean,
): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const strange = [...proofs.keys(), ...notes.map(({ id }) => id)]
    .filter((id) => !known.has(id))
    .map((id) => `${id}: no such requirement`);
  const silent = [...proofs].flatMap(([id, all]) =>
    all
      .filter((proof) => !alwaysRuns(proof))
      .map((proof) => `${id}: ${nameOfProof(proof)} does not always run`),
  );
  const unmet = requirements
    .filter(({ id }) => !proofs.has(id) && !notes.some((note) => note.id === id))
    .map(({ id }) => `${id}: neither a test nor a reason`);
  const loose = notes.flatMap(({ id, kind, why }) => {
    if (!markKinds.includes(kind)) return [`${id}: ${kind} is no kind of note`];
    if (why === '') return [`${id}: says no reason`];
    return kind === 'document' && !isThere(why) ? [`${id}: ${why} is not there`] : [];
  });
  return [...strange, ...silent, ...unmet, ...loose];
}

const chapters: readonly string[] = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend security',
  'API and web service',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Secure coding and architecture',
  'Security logging and error handling',
];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function noteText({ kind, why }: Note): string {
  if (kind === 'document')
    return `Document: [${why.replace(/^docs\//, '')}](${why.startsWith('docs/') ? why.slice(5) : `../${why}`})`;
  return `${kind === 'deviation' ? '**Deviation**' : 'Not there'}: ${cell(why)}`;
}

/** docs/asvs.md: a row for each requirement, by chapter. */
export function renderAsvs(
  requirements: readonly Requirement[],
  notes: readonly Note[],
  proofs: Proofs,
): string {
  const notesOf = (id: string) => notes.filter((note) => note.id === id);
  const count = (which: (requirement: Requirement) => boolean) => requirements.filter(which).length;
  const has = (kind: string) => (id: string) => notesOf(id).some((note) => note.kind === kind);
  const tested = ({ id }: Requirement) => proofs.has(id);
  const applies = requirements.filter(({ isConditional }) => !isConditional);
  const lines = [
    '# OWASP ASVS 5.0, levels 1 and 2',
    '',
    'Which test shows which requirement. Generated from the lines `// ASVS v5.0.0-3.4.1` above tests and from',
    '[asvs-notes.tsv](../scripts/coverage/asvs-notes.tsv); `npm test -- unit scripts/coverage -u` writes it again. `npm test` fails when a',
    'requirement has neither, when a mark names none, and when a marked test does not always run. A test shows what its title says of a',
    'requirement, seldom the whole of it.',
    '',
    `Of ${requirements.length} requirements ${applies.length} apply to every product, the others to parts it may have. ${applies.filter(tested).length} of the`,
    `${applies.length} have a test, ${applies.filter((one) => !tested(one) && has('document')(one.id)).length} more are documents that were asked for,`,
    `${applies.filter((one) => !tested(one) && has('absent')(one.id)).length} are about something that is not there, and ${applies.filter((one) => !tested(one) && has('deviation')(one.id)).length} are deviations alone. Deviations in all, also beside a test: ${count(({ id }) => has('deviation')(id))}.`,
  ];
  let chapter = '';
  for (const { id, level, what } of requirements) {
    const [number = ''] = id.split('.');
    if (number !== chapter)
      lines.push(
        '',
        `## V${number} ${chapters[Number(number) - 1] ?? ''}`,
        '',
        '| id | level | about | shown by |',
        '| -- | -- | -- | -- |',
      );
    chapter = number;
    const shown = [
      ...(proofs.get(id) ?? []).map((proof) => cell(nameOfProof(proof))),
      ...notesOf(id).map(noteText),
    ];
    lines.push(`| ${id} | ${level} | ${cell(what)} | ${shown.join('<br>')} |`);
  }
  return `${lines.join('\n')}\n`;
}
