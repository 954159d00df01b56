export interface Queued<T> {
  readonly owner: string;
  readonly item: T;
}

/** Waiting items by owner. Owners take turns; the items of one owner stay in order. */
export class FairQueue<T> {
  readonly #itemsByOwner = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(owner: string): number {
    return this.#itemsByOwner.get(owner)?.length ?? 0;
  }

  add(owner: string, item: T): void {
    const items = this.#itemsByOwner.get(owner);
    if (items) items.push(item);
    else this.#itemsByOwner.set(owner, [item]);
    this.#size += 1;
  }

  /** Removes the oldest item of the first owner in turn whom `mayRun` lets run; that owner goes to the end. */
  next(mayRun: (owner: string) => boolean): Queued<T> | null {
    for (const [owner, items] of this.#itemsByOwner) {
      const [item, ...others] = mayRun(owner) ? items : [];
      if (item === undefined) continue;
      this.#itemsByOwner.delete(owner);
      if (others.length > 0) this.#itemsByOwner.set(owner, others);
      this.#size -= 1;
      return { owner, item };
    }
    return null;
  }

  /** Removes everything. */
  clear(): T[] {
    const items = [...this.#itemsByOwner.values()].flat();
    this.#itemsByOwner.clear();
    this.#size = 0;
    return items;
  }
}
