// A refusal by the rules: a code for programs, a sentence for people.

export type Params = Readonly<Record<string, string | number>>;

/** Why something can't be done: a code, which clients translate, and its parameters. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
}

/** Thrown when a move or an option is refused. Nothing has changed by then. */
export class RuleError extends Error implements Reason {
  readonly code: string;
  readonly params: Params;

  constructor(code: string, params: Params, message: string) {
    super(message);
    this.name = 'RuleError';
    this.code = code;
    this.params = params;
  }
}

/** The sentences of a game's refusals, by code; `{name}` stands for a parameter. */
export type Sentences = Readonly<Record<string, string>>;

/** Binds a table of sentences to a function that refuses by code. */
export function refusals<const S extends Sentences>(sentences: S) {
  return function refuse(code: keyof S & string, params: Params = {}): never {
    const sentence = (sentences[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(params[name] ?? ''),
    );
    throw new RuleError(code, params, sentence);
  };
}
