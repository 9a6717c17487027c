// Which matches this node looks after: their bots and their clocks run here and nowhere else.
import type { Registry } from '../store/registry.ts';
import type { Keeper } from '../store/store.ts';

export class Custody {
  readonly #registry: Registry;
  readonly #node: string;
  readonly #own = new Map<string, Keeper>();
  /** Matches that others keep, as long as those live. */
  readonly #others = new Map<string, string>();

  constructor(registry: Registry, node: string) {
    this.#registry = registry;
    this.#node = node;
  }

  /** The proof that this node keeps a match, if it is known to. */
  proof(id: string): Keeper | undefined {
    return this.#own.get(id);
  }

  /** The other node that keeps a match, as far as is known. */
  keeper(id: string): string | undefined {
    return this.#others.get(id);
  }

  /** Keeps a match unless another living node does. */
  async take(id: string): Promise<Keeper | undefined> {
    if (this.#others.has(id)) return undefined;
    const keeper = await this.#registry.keep(id, this.#node);
    if (keeper === undefined) return undefined;
    if (keeper.node !== this.#node) {
      this.#others.set(id, keeper.node);
      return undefined;
    }
    this.#own.set(id, keeper);
    return keeper;
  }

  /** What is known may be wrong: the next to ask has the store asked. */
  doubt(id: string): void {
    this.#own.delete(id);
    this.#others.delete(id);
  }

  /** Nothing is left to be done at the match. Never rejects. */
  async release(id: string): Promise<void> {
    const own = this.#own.get(id);
    this.doubt(id);
    if (own !== undefined) await this.#registry.release(id, own).catch(() => {});
  }

  /** This node was taken for dead. */
  loseAll(): void {
    this.#own.clear();
    this.#others.clear();
  }

  /** Of the other nodes only these live. */
  onlyAlive(nodes: ReadonlySet<string>): void {
    for (const [id, node] of this.#others) if (!nodes.has(node)) this.#others.delete(id);
  }
}
