// Opponents and options of a practice game.
import { LEVELS } from '@loggia/bots';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { HintIcon, PlayIcon } from '../design/icons.tsx';
import type { AnyGameClient } from '../game/game-client.ts';
import { useText } from '../i18n/use-text.ts';
import { Option } from '../room/options-panel.tsx';
import room from '../room/room.module.css';
import page from '../shared/page.module.css';
import { Page } from '../shared/page.tsx';
import { beginFirstGame } from './first-game.ts';
import { begin } from './kept-game.ts';
import { botsOf, rememberSetup, setupOf } from './last-setup.ts';
import styles from './practice.module.css';

export interface PracticeSetupProps {
  client: AnyGameClient;
  /** Why no game can continue here. */
  notice?: string | undefined;
}

export function PracticeSetup({ client, notice }: PracticeSetupProps) {
  const { t, text } = useText();
  const { module } = client;
  const { rulesVersion, players } = module;
  const { min, max } = players;
  const game = text(`${module.name}.name`);
  const [setup, setSetup] = useState(() => setupOf(module));
  const { levels, options } = setup;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min - 1 + more));
  const start = () => {
    rememberSetup(module.name, setup);
    begin({ game: module.name, rulesVersion, ...setup });
  };
  return (
    <Page game={module.name}>
      <header className={room.head}>
        <div>
          <h1>{t('practice.title', { game })}</h1>
          <p>{t('practice.text')}</p>
          {notice === undefined ? null : <p role="status">{notice}</p>}
          {client.bots === 'some' ? null : <p role="status">{t('practice.noBots', { game })}</p>}
        </div>
        {client.bots === 'none' ? undefined : (
          <Button look="main" icon={<PlayIcon />} onPress={start}>
            {t('room.start')}
          </Button>
        )}
      </header>
      {client.bots === 'none' || client.coach === undefined ? undefined : (
        <section className={page.newcomer} aria-label={t('first.title')}>
          <p>{t('first.text', { game })}</p>
          <Button icon={<HintIcon />} onPress={() => beginFirstGame(client)}>
            {t('first.title')}
          </Button>
        </section>
      )}
      <div className={styles.setup}>
        <section className={room.options}>
          <h2>{t('practice.opponents')}</h2>
          <Choice
            label={t('practice.count')}
            value={String(levels.length)}
            values={counts.map(value => ({ value, label: value }))}
            onChange={count => setSetup({ ...setup, levels: botsOf(levels, Number(count)) })}
          />
          {levels.map((level, bot) => (
            <Choice
              // Bots differ only by number.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={bot}
              label={t('practice.bot', { seat: bot + 2 })}
              value={level}
              values={LEVELS.map(value => ({ value, label: t(`practice.level.${value}`) }))}
              onChange={chosen => setSetup({ ...setup, levels: levels.with(bot, chosen) })}
            />
          ))}
        </section>
        <section className={room.options}>
          <h2>{t('options.title')}</h2>
          {Object.entries(module.options).map(([name, spec]) => (
            <Option
              key={name}
              game={module.name}
              name={name}
              spec={spec}
              value={options[name] ?? spec.default}
              onChange={value => setSetup({ ...setup, options: { ...options, [name]: value } })}
            />
          ))}
        </section>
      </div>
    </Page>
  );
}
