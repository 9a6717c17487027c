// Everything a reader may set, in one place.

import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select } from '../design/select.tsx';
import { Slider } from '../design/slider.tsx';
import { play } from '../design/sounds.ts';
import { Switch } from '../design/switch.tsx';
import { LANGUAGE_CODES, LANGUAGES } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Settings } from './settings.ts';
import { change, LOUDEST, useSettings } from './settings.ts';

export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useText();
  const { theme, motion, volume, forced, confirm, hand, text, language } = useSettings();
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
      <Switch
        isSelected={forced === 'goOn'}
        onChange={on => change({ forced: on ? 'goOn' : 'ask' })}
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
        onChange={chosen => change({ confirm: chosen })}
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
    </Dialog>
  );
}
