// All of a reader's settings in one place: for every table, and for the current game.

import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import overlay from '../design/overlay.module.css';
import { Select } from '../design/select.tsx';
import { Slider } from '../design/slider.tsx';
import { play } from '../design/sounds.ts';
import { Switch } from '../design/switch.tsx';
import { LANGUAGE_CODES, LANGUAGES } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Settings } from './settings.ts';
import { change, changeManner, LOUDEST, mannerOf, useSettings } from './settings.ts';

export interface SettingsDialogProps {
  /** The game whose settings can be changed; none on pages without a game. */
  game: string | undefined;
  onClose(): void;
}

export default function SettingsDialog({ game, onClose }: SettingsDialogProps) {
  const { t } = useText();
  const { theme, motion, volume, hand, text, language } = useSettings();
  const languages: { value: Settings['language']; label: string }[] = [
    { value: 'auto', label: t('settings.language.auto') },
    ...LANGUAGE_CODES.map(value => ({ value, label: LANGUAGES[value].name })),
  ];
  return (
    <Dialog title={t('settings.title')} open onClose={onClose}>
      <Select
        label={t('settings.language')}
        value={language}
        values={languages}
        onChange={chosen => change({ language: chosen })}
      />
      <Choice
        label={t('settings.theme')}
        value={theme}
        values={[
          { value: 'auto', label: t('settings.theme.auto') },
          { value: 'light', label: t('settings.theme.light') },
          { value: 'dark', label: t('settings.theme.dark') },
        ]}
        onChange={chosen => change({ theme: chosen })}
      />
      <Choice
        label={t('settings.motion')}
        value={motion}
        values={[
          { value: 'auto', label: t('settings.motion.auto') },
          { value: 'full', label: t('settings.motion.full') },
          { value: 'reduced', label: t('settings.motion.reduced') },
        ]}
        onChange={chosen => change({ motion: chosen })}
      />
      <Choice
        label={t('settings.text')}
        value={text}
        values={[
          { value: 'normal', label: t('settings.text.normal') },
          { value: 'large', label: t('settings.text.large') },
          { value: 'larger', label: t('settings.text.larger') },
        ]}
        onChange={chosen => change({ text: chosen })}
      />
      <Choice
        label={t('settings.hand')}
        hint={t('settings.hand.hint')}
        value={hand}
        values={[
          { value: 'right', label: t('settings.hand.right') },
          { value: 'left', label: t('settings.hand.left') },
        ]}
        onChange={chosen => change({ hand: chosen })}
      />
      <Slider
        label={t('settings.sound')}
        hint={t('settings.sound.hint')}
        value={volume}
        most={LOUDEST}
        onChange={chosen => {
          change({ volume: chosen });
          play('place', chosen / LOUDEST);
        }}
      />
      {game === undefined ? undefined : <MannerOf game={game} />}
    </Dialog>
  );
}

/** Settings for one game only. */
function MannerOf({ game }: { game: string }) {
  const { t, text } = useText();
  const { forced, confirm } = mannerOf(useSettings(), game);
  const title = t('settings.manner', { game: text(`${game}.name`) });
  return (
    <section className={overlay.part} aria-label={title}>
      <h3>{title}</h3>
      <Switch
        isSelected={forced === 'goOn'}
        onChange={on => changeManner(game, { forced: on ? 'goOn' : 'ask' })}
        hint={t('settings.forced.hint')}
      >
        {t('settings.forced')}
      </Switch>
      <Choice
        label={t('settings.confirm')}
        hint={t(`settings.confirm.${confirm}.hint`)}
        value={confirm}
        values={[
          { value: 'game', label: t('settings.confirm.game') },
          { value: 'each', label: t('settings.confirm.each') },
          { value: 'press', label: t('settings.confirm.press') },
        ]}
        onChange={chosen => changeManner(game, { confirm: chosen })}
      />
    </section>
  );
}
