// Every sentence of a game with made-up parameters, in the part of the page that shows it: for
// reading a language, and for seeing what does not fit.
import { CARDS } from '../boards/games.ts';
import {
  AFTER,
  DIALOGS,
  LEARNING,
  LOBBY,
  type Spoken,
  spokenNow,
  teach,
} from '../i18n/language.ts';
import { useSay } from '../kit/names.tsx';
import { PromptBar } from '../kit/prompt/prompt-bar.tsx';
import { Parts } from '../kit/sentence.tsx';
import coach from '../table/coach/coach.module.css';
import { specimensOf } from './specimens.ts';

/** All texts of the shell and of a game. */
export async function learnWords(game: string): Promise<Spoken | undefined> {
  await teach(LOBBY, LEARNING, DIALOGS, AFTER, ...(CARDS[game]?.lessons ?? []));
  return spokenNow();
}

interface WordsProps {
  spoken: Spoken;
  /** A part of the keys, such as `pillars.coach`, or `shell` for those outside the games. */
  only: string;
}

export function Words({ spoken, only }: WordsProps) {
  const keys = Object.keys(spoken.texts);
  return (
    <main style={{ columns: '24rem', padding: '1rem', fontSize: 'var(--text-s)' }}>
      {keys
        .filter(key => (only === 'shell' ? isOfShell(key) : key.includes(only)))
        .map(key => (
          <Word key={key} of={key} message={spoken.texts[key] ?? ''} keys={keys} />
        ))}
    </main>
  );
}

const isOfShell = (key: string) => !Object.keys(CARDS).some(game => key.startsWith(`${game}.`));

interface WordProps {
  of: string;
  message: string;
  keys: readonly string[];
}

function Word({ of, message, keys }: WordProps) {
  const say = useSay();
  const said = new Map(
    specimensOf(message, keys).map(params => {
      const parts = say(of, params);
      return [JSON.stringify(parts), parts];
    }),
  );
  return [...said].map(([text, parts]) => (
    <article key={text} title={of} style={{ breakInside: 'avoid', marginBlockEnd: '0.4rem' }}>
      {/\.prompt\./.test(of) ? (
        <PromptBar tone="yours" pending={false}>
          <Parts parts={parts} />
        </PromptBar>
      ) : (
        <p className={/\.coach\./.test(of) ? coach.coach : undefined} style={{ margin: 0 }}>
          <Parts parts={parts} />
        </p>
      )}
    </article>
  ));
}
