import type { TemplatePiece } from './compile-template.ts';
import { nearestName, placeKey } from './place-key.rules.ts';
import {
  conditionOf,
  type TemplateFault,
  type TemplateFindings,
  type TemplateShape,
} from './template-shape.rules.ts';

const mostPlaces = 1000;
const mostLists = 60;

/** Where a piece stands: the lists around it, innermost last. */
type Around = readonly TemplateShape[];

/** The places of a compiled template: which are known, and which cannot be filled where they stand. */
export function inspectPieces(
  pieces: readonly (readonly TemplatePiece[])[],
  shape: TemplateShape,
): TemplateFindings {
  const inspection = new Inspection(shape);
  for (const part of pieces) inspection.read(part, [shape]);
  return inspection.findings();
}

const byKey = <T>(all: readonly T[], nameOf: (each: T) => string, written: string): T | undefined =>
  all.find((each) => placeKey(nameOf(each)) === placeKey(written));

const own = (name: string): string => name;

class Inspection {
  readonly #shape: TemplateShape;
  readonly #known = new Set<string>();
  readonly #unknown = new Map<string, string | null>();
  readonly #faults: TemplateFault[] = [];
  #places = 0;
  #lists = 0;

  constructor(shape: TemplateShape) {
    this.#shape = shape;
  }

  read(pieces: readonly TemplatePiece[], around: Around): void {
    for (const piece of pieces) {
      if (piece.type !== 'placeholder') continue;
      this.#places += 1;
      const written = piece.value.trim().slice(0, 100);
      if (piece.module === undefined) this.#readField(written, around);
      // With a dash one could have any element repeated.
      else if (piece.module === 'loop' && !piece.raw?.trim().startsWith('-'))
        this.#readList(written, piece, around);
      else this.#fault('sign', written);
    }
  }

  findings(): TemplateFindings {
    if (this.#places > mostPlaces || this.#lists > mostLists) this.#fault('too-many', '');
    return {
      known: [...this.#known],
      unknown: [...this.#unknown].map(([written, near]) => ({ written, near })),
      faults: this.#faults,
    };
  }

  #readField(written: string, around: Around): void {
    const name = around.map(({ fields }) => byKey(fields, own, written)).findLast(Boolean);
    if (name !== undefined) this.#known.add(name);
    else this.#explain(written, this.#shape);
  }

  /** `{{#…}}`: the rows of a list, or what is said only if a field or list is not empty. */
  #readList(written: string, piece: TemplatePiece, around: Around): void {
    this.#lists += 1;
    const inside = piece.subparsed ?? [];
    const list = byKey(around.at(-1)?.lists ?? [], ({ name }) => name, written);
    if (list) {
      this.#known.add(list.name);
      this.read(inside, piece.inverted ? around : [...around, list]);
      return;
    }
    const conditions = around.flatMap(({ fields, lists }) => [
      ...fields,
      ...lists.map(({ name }) => conditionOf(name)),
    ]);
    const condition = byKey(conditions, own, written);
    if (condition !== undefined) this.#known.add(condition);
    else this.#explain(written, this.#shape);
    this.read(inside, around);
  }

  /** Why a name is none of a place here: it is of another list, or of nothing. */
  #explain(written: string, shape: TemplateShape): void {
    const holders = holdersOf(written, shape);
    const [holder] = holders;
    if (holder !== undefined) this.#fault(holder === '' ? 'not-here' : 'outside-list', written, holder);
    else this.#unknown.set(written, nearestName(written, namesIn(shape)));
  }

  #fault(fault: TemplateFault['fault'], written: string, list = ''): void {
    const isKnown = this.#faults.some((each) => each.fault === fault && each.written === written);
    if (!isKnown) this.#faults.push({ fault, written, list });
  }
}

const namesIn = ({ fields, lists }: TemplateShape): string[] => [
  ...fields,
  ...lists.flatMap((list) => [list.name, conditionOf(list.name), ...namesIn(list)]),
];

/** The lists in which a name is a place; '' for the document itself. */
function holdersOf(written: string, shape: TemplateShape, of = ''): string[] {
  const { fields, lists } = shape;
  const here = [...fields, ...lists.flatMap(({ name }) => [name, conditionOf(name)])];
  return [
    ...(byKey(here, own, written) === undefined ? [] : [of]),
    ...lists.flatMap((list) => holdersOf(written, list, list.name)),
  ];
}
