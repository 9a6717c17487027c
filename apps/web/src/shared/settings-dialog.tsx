// Everything a reader may set, in one place.
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select } from '../design/select.tsx';
import { Switch } from '../design/switch.tsx';
import { LANGUAGE_CODES, LANGUAGES } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Settings } from './settings.ts';
import { change, useSettings } from './settings.ts';

export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useText();
  const { theme, motion, sound, reactions, language } = useSettings();
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
        label={t('settings.reactions')}
        hint={t('settings.reactions.hint')}
        value={reactions}
        values={[
          { value: 'ask', label: t('settings.reactions.ask') },
          { value: 'resolve', label: t('settings.reactions.resolve') },
        ]}
        onChange={chosen => change({ reactions: chosen })}
      />
      <Switch
        isSelected={sound === 'on'}
        onChange={on => change({ sound: on ? 'on' : 'off' })}
        hint={t('settings.sound.hint')}
      >
        {t('settings.sound')}
      </Switch>
    </Dialog>
  );
}
