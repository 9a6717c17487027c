// Which matches this node keeps: their bots and clocks run here and nowhere else.
import type { Registry } from '../store/registry.ts';
import type { Keeper } from '../store/store.ts';

export class Custody {
  readonly #registry: Registry;
  readonly #node: string;
  readonly #own = new Map<string, Keeper>();
  /** Matches kept by other nodes, as long as those are alive. */
  readonly #others = new Map<string, string>();

  constructor(registry: Registry, node: string) {
    this.#registry = registry;
    this.#node = node;
  }

  /** The proof that this node keeps a match, if it does. */
  proof(id: string): Keeper | undefined {
    return this.#own.get(id);
  }

  /** The other node that keeps a match, as far as known. */
  keeper(id: string): string | undefined {
    return this.#others.get(id);
  }

  /** Keeps a match unless another live node does. */
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

  /** This knowledge may be wrong: the next query asks the store. */
  doubt(id: string): void {
    this.#own.delete(id);
    this.#others.delete(id);
  }

  /** Nothing is left to do for the match. Never rejects. */
  async release(id: string): Promise<void> {
    const own = this.#own.get(id);
    this.doubt(id);
    if (own !== undefined) await this.#registry.release(id, own).catch(() => {});
  }

  /** This node was declared dead. */
  loseAll(): void {
    this.#own.clear();
    this.#others.clear();
  }

  /** Only these other nodes are alive. */
  onlyAlive(nodes: ReadonlySet<string>): void {
    for (const [id, node] of this.#others) if (!nodes.has(node)) this.#others.delete(id);
  }
}
