import { Unzip, UnzipInflate } from 'fflate';
import { TemplateRefused } from './template-refused.rules.ts';

/** Bytes of the archive read at a time: deflate bounds their expansion to a thousandfold. */
const step = 4096;
const mostParts = 300;
const mostUnpacked = 30 * 1024 * 1024;

/** The parts of a package by name, in their order. */
export type Parts = Map<string, Uint8Array>;

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte);

/** A part's name without anything that leads elsewhere. */
const isPlainName = (name: string): boolean =>
  /^[\w[\]().\- ]+(?:\/[\w[\]().\- ]+)*$/.test(name) && !name.split('/').includes('..');

/**
 * The parts of an Open XML package, read piece by piece and counted while they unpack, so that a zip bomb cannot fill
 * the memory. Throws TemplateRefused.
 */
export function openPackage(bytes: Uint8Array): Parts {
  // The compound file of Word 97, which also holds documents with a password.
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new TemplateRefused('old-word');
  if (!begins(bytes, [0x50, 0x4b, 0x03, 0x04])) throw new TemplateRefused('not-word');
  const reader = new PackageReader();
  try {
    for (let at = 0; at < bytes.length; at += step)
      reader.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    throw error instanceof TemplateRefused ? error : new TemplateRefused('broken');
  }
  return reader.parts();
}

class PackageReader {
  readonly #pieces = new Map<string, Uint8Array[]>();
  readonly #names = new Set<string>();
  readonly #unfinished = new Set<string>();
  readonly #zip: Unzip;
  #size = 0;

  constructor() {
    this.#zip = new Unzip((file) => {
      if (file.name.endsWith('/')) return;
      this.#open(file.name);
      file.ondata = (error, piece, final) => this.#take(file.name, error, piece, final);
      file.start();
    });
    this.#zip.register(UnzipInflate);
  }

  push(piece: Uint8Array, final: boolean): void {
    this.#zip.push(piece, final);
  }

  parts(): Parts {
    if (this.#unfinished.size > 0) throw new TemplateRefused('broken');
    return new Map([...this.#pieces].map(([name, pieces]) => [name, Buffer.concat(pieces)]));
  }

  #open(name: string): void {
    // Readers differ about names that are there twice, and about case.
    const folded = name.toLowerCase();
    if (!isPlainName(name) || this.#names.has(folded)) throw new TemplateRefused('broken');
    if (this.#names.size >= mostParts) throw new TemplateRefused('too-large');
    this.#names.add(folded);
    this.#unfinished.add(name);
    this.#pieces.set(name, []);
  }

  #take(name: string, error: Error | null, piece: Uint8Array | null, final: boolean): void {
    // What is thrown below comes back here.
    if (error) throw error;
    this.#size += piece?.length ?? 0;
    if (this.#size > mostUnpacked) throw new TemplateRefused('too-large');
    if (piece) this.#pieces.get(name)?.push(piece);
    if (final) this.#unfinished.delete(name);
  }
}
